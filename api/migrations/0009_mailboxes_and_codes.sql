DELETE FROM "codes";--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "network" text NOT NULL;--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "attempts_elsewhere" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "codes" DROP CONSTRAINT "codes_address_purpose_pk";--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_address_purpose_network_pk" PRIMARY KEY("address","purpose","network");--> statement-breakpoint
ALTER TABLE "colleges" ADD COLUMN "mail_provider" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "mailbox" text;--> statement-breakpoint
-- As mailboxOf has it where nothing is known of the provider; of several accounts the oldest has the mailbox.
WITH "read" AS (
  SELECT "college_id", "id", "created_at",
    regexp_replace(lower("email"), '^([^+@]+)[+][^@]*@', '\1@') AS "mailbox"
  FROM "students"
), "oldest" AS (
  SELECT DISTINCT ON ("mailbox") * FROM "read" ORDER BY "mailbox", "created_at", "id"
)
UPDATE "students" AS s SET "mailbox" = o."mailbox"
FROM "oldest" AS o WHERE o."college_id" = s."college_id" AND o."id" = s."id";--> statement-breakpoint
CREATE UNIQUE INDEX "students_mailbox" ON "students" USING btree ("mailbox");
