ALTER TABLE "sessions" ADD COLUMN "push_endpoint" text;--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_push_endpoint" ON "sessions" USING btree ("push_endpoint");