-- What left its bounds before they were kept here.
UPDATE "cabs" SET "seats_available" = 10 WHERE "seats_available" > 10;--> statement-breakpoint
UPDATE "events" SET "interested_count" = 0 WHERE "interested_count" < 0;--> statement-breakpoint
UPDATE "explores" SET "interested_count" = 0 WHERE "interested_count" < 0;--> statement-breakpoint
UPDATE "posts" SET "likes" = greatest("likes", 0), "dislikes" = greatest("dislikes", 0), "comments_count" = greatest("comments_count", 0) WHERE least("likes", "dislikes", "comments_count") < 0;--> statement-breakpoint
ALTER TABLE "cabs" DROP CONSTRAINT "cabs_seats";--> statement-breakpoint
ALTER TABLE "cabs" ADD CONSTRAINT "cabs_seats" CHECK ("cabs"."seats_available" between 0 and 10);--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_interested" CHECK ("events"."interested_count" >= 0);--> statement-breakpoint
ALTER TABLE "explores" ADD CONSTRAINT "explores_interested" CHECK ("explores"."interested_count" >= 0);--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_counts" CHECK ("posts"."likes" >= 0 and "posts"."dislikes" >= 0 and "posts"."comments_count" >= 0);