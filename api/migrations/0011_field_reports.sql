CREATE TABLE "field_reports" (
	"remote" text NOT NULL,
	"build" text NOT NULL,
	"kind" text NOT NULL,
	"reporter" text NOT NULL,
	"signed_in" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL,
	"message" text NOT NULL,
	"page" text NOT NULL,
	CONSTRAINT "field_reports_remote_build_kind_reporter_pk" PRIMARY KEY("remote","build","kind","reporter")
);
--> statement-breakpoint
DROP TABLE "incidents" CASCADE;--> statement-breakpoint
CREATE INDEX "field_reports_by_time" ON "field_reports" USING btree ("at");