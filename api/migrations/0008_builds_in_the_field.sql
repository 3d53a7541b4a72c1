CREATE TABLE "builds_seen" (
	"remote" text NOT NULL,
	"build" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "builds_seen_remote_build_pk" PRIMARY KEY("remote","build")
);
--> statement-breakpoint
CREATE TABLE "incidents" (
	"minute" timestamp (3) with time zone NOT NULL,
	"remote" text NOT NULL,
	"build" text NOT NULL,
	"kind" text NOT NULL,
	"browser" text NOT NULL,
	"count" integer NOT NULL,
	"message" text NOT NULL,
	"page" text NOT NULL,
	CONSTRAINT "incidents_minute_remote_build_kind_browser_pk" PRIMARY KEY("minute","remote","build","kind","browser")
);
--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "is_staff" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "builds_seen_by_time" ON "builds_seen" USING btree ("seen_at");