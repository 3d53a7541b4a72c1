CREATE TABLE "remote_pointers" (
	"remote" text PRIMARY KEY NOT NULL,
	"pointer" text NOT NULL
);
