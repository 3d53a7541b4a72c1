DROP INDEX "posts_newest";--> statement-breakpoint
DROP INDEX "posts_of_community";--> statement-breakpoint
DROP INDEX "posts_of_author";--> statement-breakpoint
CREATE INDEX "posts_newest" ON "posts" USING btree ("college_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "posts"."author_id" is not null;--> statement-breakpoint
CREATE INDEX "posts_of_community" ON "posts" USING btree ("college_id","community_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "posts_of_author" ON "posts" USING btree ("college_id","author_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "media" DROP COLUMN "thumb_key";