BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE entries (
	table_id TEXT NOT NULL, 
	version INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	player TEXT NOT NULL, 
	client TEXT NOT NULL, 
	seq BIGINT NOT NULL, 
	kind TEXT NOT NULL, 
	seat INTEGER, 
	data TEXT NOT NULL, 
	CONSTRAINT entries_pk PRIMARY KEY (table_id, version)
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES('aaaa',1,1000000,'ann','ann:tab',1,'sat',0,'{"name":"Ann"}');
INSERT INTO "entries" VALUES('aaaa',2,1000500,'ben','',0,'sat',1,'{"name":"Ben"}');
INSERT INTO "entries" VALUES('aaaa',3,1000500,'ben','',0,'began',NULL,'{}');
INSERT INTO "entries" VALUES('aaaa',4,1002000,'ann','',0,'moved',0,'{"move":"2o>1"}');
INSERT INTO "entries" VALUES('aaaa',5,1002000,'ben','',0,'moved',1,'{"move":"1y>1"}');
INSERT INTO "entries" VALUES('aaaa',6,1002000,'ann','',0,'moved',0,'{"move":"1o>2"}');
INSERT INTO "entries" VALUES('aaaa',7,1002000,'ben','',0,'moved',1,'{"move":"2o>1"}');
INSERT INTO "entries" VALUES('aaaa',8,1002000,'ann','',0,'moved',0,'{"move":"2g>3"}');
INSERT INTO "entries" VALUES('aaaa',9,1002000,'ben','',0,'moved',1,'{"move":"1y>3"}');
INSERT INTO "entries" VALUES('aaaa',10,1002700,'ann','',0,'said',0,'{"text":"a rose, « une rose » 🌹","phrase":""}');
INSERT INTO "entries" VALUES('aaaa',11,1002700,'ben','',0,'said',1,'{"text":"","phrase":"hello"}');
INSERT INTO "entries" VALUES('aaaa',12,1002700,'ben','',0,'offered',1,'{"offer":"undo","ply":5}');
INSERT INTO "entries" VALUES('aaaa',13,1002700,'ann','',0,'declined',0,'{}');
INSERT INTO "entries" VALUES('aaaa',14,1002700,'ben','',0,'offered',1,'{"offer":"undo","ply":5}');
INSERT INTO "entries" VALUES('aaaa',15,1002700,'ann','',0,'agreed',0,'{}');
INSERT INTO "entries" VALUES('aaaa',16,1002700,'ann','',0,'undone',1,'{"ply":5}');
INSERT INTO "entries" VALUES('aaaa',17,1002700,'ann-phone','',0,'carried',0,'{}');
INSERT INTO "entries" VALUES('aaaa',18,1002700,'ann','',0,'relieved',0,'{"bot":"florist"}');
INSERT INTO "entries" VALUES('aaaa',19,1002800,'ann','',0,'returned',0,'{}');
INSERT INTO "entries" VALUES('aaaa',20,1002800,'ben','',0,'moved',1,'{"move":"1y>3"}');
INSERT INTO "entries" VALUES('aaaa',21,1002800,'ann','',0,'moved',0,'{"move":"1r>3"}');
INSERT INTO "entries" VALUES('aaaa',22,1002800,'ben','',0,'moved',1,'{"move":"2g>2"}');
INSERT INTO "entries" VALUES('aaaa',23,1002800,'ann','',0,'offered',0,'{"offer":"draw","ply":8}');
INSERT INTO "entries" VALUES('aaaa',24,1002800,'ben','',0,'agreed',1,'{}');
INSERT INTO "entries" VALUES('aaaa',25,1002800,'ben','',0,'ended',NULL,'{"reason":"agreed","winners":["0","1"]}');
INSERT INTO "entries" VALUES('aaaa',26,1002800,'ben','',0,'rematched',1,'{"table":"bbbb"}');
INSERT INTO "entries" VALUES('bbbb',1,1000000,'ann','',0,'sat',0,'{"name":"Ann"}');
INSERT INTO "entries" VALUES('bbbb',2,1000000,'ann','',0,'bot',1,'{"bot":"random"}');
INSERT INTO "entries" VALUES('bbbb',3,1000000,'ann','',0,'emptied',1,'{}');
INSERT INTO "entries" VALUES('bbbb',4,1000000,'ann','',0,'bot',1,'{"bot":"florist"}');
INSERT INTO "entries" VALUES('bbbb',5,1000000,'cat','',0,'sat',2,'{"name":"Cat"}');
INSERT INTO "entries" VALUES('bbbb',6,1000000,'cat','',0,'began',NULL,'{}');
INSERT INTO "entries" VALUES('bbbb',7,1000000,'','',0,'moved',1,'{"move":"3o>3"}');
INSERT INTO "entries" VALUES('bbbb',8,1000000,'cat','',0,'moved',2,'{"move":"1o>1"}');
INSERT INTO "entries" VALUES('bbbb',9,1000000,'ann','',0,'moved',0,'{"move":"1r>1"}');
INSERT INTO "entries" VALUES('bbbb',10,1000000,'','',0,'moved',1,'{"move":"1g>1"}');
INSERT INTO "entries" VALUES('bbbb',11,1000000,'cat','',0,'moved',2,'{"move":"1o>2"}');
INSERT INTO "entries" VALUES('bbbb',12,1000000,'cat','',0,'forfeited',2,'{}');
INSERT INTO "entries" VALUES('bbbb',13,1000000,'cat','',0,'relieved',2,'{"bot":"florist"}');
INSERT INTO "entries" VALUES('bbbb',14,1000000,'ann','',0,'moved',0,'{"move":"2p>3"}');
INSERT INTO "entries" VALUES('bbbb',15,1000000,'','',0,'moved',1,'{"move":"3y>1"}');
INSERT INTO "entries" VALUES('cccc',1,1000000,'ann','',0,'sat',0,'{"name":"Ann"}');
INSERT INTO "entries" VALUES('cccc',2,1000000,'ben','',0,'sat',1,'{"name":"Ben"}');
INSERT INTO "entries" VALUES('cccc',3,1000000,'ben','',0,'began',NULL,'{}');
INSERT INTO "entries" VALUES('cccc',4,1000000,'ann','',0,'moved',0,'{"move":"3o>1"}');
INSERT INTO "entries" VALUES('cccc',5,1000000,'ben','',0,'moved',1,'{"move":"4y>3"}');
INSERT INTO "entries" VALUES('cccc',6,1000000,'ann','',0,'moved',0,'{"move":"1y>1"}');
INSERT INTO "entries" VALUES('cccc',7,1000000,'ben','',0,'moved',1,'{"move":"1a>2"}');
INSERT INTO "entries" VALUES('cccc',8,1000000,'ben','',0,'forfeited',1,'{}');
INSERT INTO "entries" VALUES('cccc',9,1000000,'ben','',0,'ended',NULL,'{"reason":"abandoned","winners":["0"]}');
INSERT INTO "entries" VALUES('cccc',10,1000000,'','',0,'rated',NULL,'{}');
INSERT INTO "entries" VALUES('dddd',1,5000,'ann','',0,'archived',NULL,'{"record":"florilege-record 1\ngame anthokyklos 2\nseats 2\noptions deck=standard refresh=off scales=on taking=automatic unlocking=local wrong_claim=skip-next\ndice sealed 630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f\nmoves 48\nM11 1t1>3 1m1>9 1b1>2 1t2>1 1m2>4 1b2>5 2t2>3 2m3>4 2b4>2\n3t1>2 3t2>3 4t2>2 1m3>6 1b4>7 2t1>6 2m2>9 2m1>1 3m2>1 M33\n2b1>5 3m1>9 4m3>1 4b4>9 3b1>5 5t2>1 5m3>9 1b3>8 2b3>8 3m3>8\n2b2>7 3b3>7 3b4>6 M02 4t1>6 4m1>8 5t1>8 3b2>4 4m2>7 5m2>6\n5b3>7 4b2>4 4b1>3 4b3>5 5m1>5 5b2>4 5b4>3 5b1>2\nresult points B 15 16\ncheck e892a991f9924d83\n"}');
CREATE TABLE house (
	name TEXT NOT NULL, 
	value BLOB NOT NULL, 
	CONSTRAINT house_pk PRIMARY KEY (name)
);
CREATE TABLE players (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	account TEXT NOT NULL, 
	account_key TEXT, 
	password TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT players_pk PRIMARY KEY (id), 
	CONSTRAINT players_account UNIQUE (account_key)
);
CREATE TABLE rated (
	table_id TEXT NOT NULL, 
	CONSTRAINT rated_pk PRIMARY KEY (table_id), 
	CONSTRAINT rated_fk FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE ratings (
	game TEXT NOT NULL, 
	player TEXT NOT NULL, 
	mu DOUBLE NOT NULL, 
	sigma DOUBLE NOT NULL, 
	games INTEGER NOT NULL, 
	CONSTRAINT ratings_pk PRIMARY KEY (game, player)
);
CREATE TABLE sittings (
	player TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	CONSTRAINT sittings_pk PRIMARY KEY (player, table_id), 
	CONSTRAINT sittings_fk FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "sittings" VALUES('ann','aaaa');
INSERT INTO "sittings" VALUES('ann','bbbb');
INSERT INTO "sittings" VALUES('ann','cccc');
INSERT INTO "sittings" VALUES('ann-phone','aaaa');
INSERT INTO "sittings" VALUES('ben','aaaa');
INSERT INTO "sittings" VALUES('ben','cccc');
INSERT INTO "sittings" VALUES('cat','bbbb');
CREATE TABLE tables (
	id TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	founder TEXT NOT NULL, 
	game TEXT NOT NULL, 
	ruleset INTEGER NOT NULL, 
	seats INTEGER NOT NULL, 
	settings TEXT NOT NULL, 
	secret BLOB NOT NULL, 
	terms TEXT NOT NULL, 
	origin TEXT NOT NULL, 
	public BOOLEAN NOT NULL, 
	stage TEXT NOT NULL, 
	people TEXT NOT NULL, 
	CONSTRAINT tables_pk PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('aaaa',1000000,'ann','mandala',1,2,'{"takers_discard":"one","backs":"colour","memory":"hidden"}',X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F','{"public":true,"rated":false,"hints":true,"undo":"consent","clock":{"reserve":600,"increment":5,"per_move":false},"flag":"bot","bots":[null,null]}','',1,'over','[[0,"ann"],[0,"ann-phone"],[1,"ben"]]');
INSERT INTO "tables" VALUES('bbbb',1000000,'ann','mandala',1,3,'{"takers_discard":"one","backs":"colour","memory":"hidden"}',X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F','{"public":true,"rated":false,"hints":true,"undo":"consent","clock":null,"flag":"bot","bots":[null,null,null]}','',1,'playing','[[0,"ann"],[2,"cat"]]');
INSERT INTO "tables" VALUES('cccc',1000000,'ann','mandala',1,2,'{"takers_discard":"one","backs":"colour","memory":"hidden"}',X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F','{"public":true,"rated":true,"hints":false,"undo":"barrier","clock":null,"flag":"bot","bots":[null,null]}','',1,'over','[[0,"ann"],[1,"ben"]]');
INSERT INTO "tables" VALUES('dddd',5000,'ann','anthokyklos',2,2,'{"deck":"standard","refresh":"off","scales":"on","taking":"automatic","unlocking":"local","wrong_claim":"skip-next"}',X'','{"public":false,"rated":false,"hints":false,"undo":"never","clock":null,"flag":"bot","bots":[null,null]}','',0,'over','[]');
CREATE TABLE wakes (
	table_id TEXT NOT NULL, 
	at BIGINT, 
	CONSTRAINT wakes_pk PRIMARY KEY (table_id), 
	CONSTRAINT wakes_fk FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "wakes" VALUES('aaaa',NULL);
INSERT INTO "wakes" VALUES('cccc',NULL);
INSERT INTO "wakes" VALUES('dddd',NULL);
INSERT INTO "wakes" VALUES('bbbb',1010000);
CREATE INDEX tables_gathering ON tables (public, stage, at);
CREATE INDEX tables_founded ON tables (founder, stage);
CREATE INDEX wakes_at ON wakes (at);
CREATE INDEX ratings_player ON ratings (player);
COMMIT;
