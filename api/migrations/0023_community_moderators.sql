CREATE TABLE "community_moderators" (
	"college_id" uuid NOT NULL,
	"community_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"is_founder" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "community_moderators_college_id_community_id_student_id_pk" PRIMARY KEY("college_id","community_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "moderator_log" (
	"college_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"community_id" uuid NOT NULL,
	"moderator_id" uuid,
	"action" text NOT NULL,
	"post_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "moderator_log_college_id_id_pk" PRIMARY KEY("college_id","id")
);
--> statement-breakpoint
ALTER TABLE "communities" ADD COLUMN "rules" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "pinned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "community_moderators" ADD CONSTRAINT "community_moderators_community" FOREIGN KEY ("college_id","community_id") REFERENCES "public"."communities"("college_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_moderators" ADD CONSTRAINT "community_moderators_student" FOREIGN KEY ("college_id","student_id") REFERENCES "public"."students"("college_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderator_log" ADD CONSTRAINT "moderator_log_community" FOREIGN KEY ("college_id","community_id") REFERENCES "public"."communities"("college_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderator_log" ADD CONSTRAINT "moderator_log_post" FOREIGN KEY ("college_id","post_id") REFERENCES "public"."posts"("college_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "community_moderators_by_student" ON "community_moderators" USING btree ("college_id","student_id");--> statement-breakpoint
CREATE INDEX "moderator_log_of_community" ON "moderator_log" USING btree ("college_id","community_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "moderator_log_by_moderator" ON "moderator_log" USING btree ("college_id","moderator_id");--> statement-breakpoint
CREATE INDEX "moderator_log_of_post" ON "moderator_log" USING btree ("college_id","post_id");--> statement-breakpoint
CREATE INDEX "posts_pinned" ON "posts" USING btree ("college_id","community_id") WHERE "posts"."pinned_at" is not null;