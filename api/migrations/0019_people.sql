CREATE TABLE "avatar_images" (
	"college_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"media_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"student_id" uuid NOT NULL,
	CONSTRAINT "avatar_images_college_id_student_id_pk" PRIMARY KEY("college_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "person_blocks" (
	"college_id" uuid NOT NULL,
	"blocker_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "person_blocks_college_id_blocker_id_blocked_id_pk" PRIMARY KEY("college_id","blocker_id","blocked_id")
);
--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_kind";--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "person_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "department" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "year" smallint;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "avatar_images" ADD CONSTRAINT "avatar_images_student" FOREIGN KEY ("college_id","student_id") REFERENCES "public"."students"("college_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "avatar_images" ADD CONSTRAINT "avatar_images_media" FOREIGN KEY ("college_id","media_key") REFERENCES "public"."media"("college_id","key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_blocks" ADD CONSTRAINT "person_blocks_blocker" FOREIGN KEY ("college_id","blocker_id") REFERENCES "public"."students"("college_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_blocks" ADD CONSTRAINT "person_blocks_blocked" FOREIGN KEY ("college_id","blocked_id") REFERENCES "public"."students"("college_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "avatar_images_by_media" ON "avatar_images" USING btree ("college_id","media_key");--> statement-breakpoint
CREATE INDEX "person_blocks_by_blocked" ON "person_blocks" USING btree ("college_id","blocked_id","blocker_id");--> statement-breakpoint
CREATE UNIQUE INDEX "students_person" ON "students" USING btree ("person_id","college_id");--> statement-breakpoint
CREATE INDEX "students_by_name" ON "students" USING btree ("college_id","username_lower" text_pattern_ops) WHERE "students"."suspended_at" is null and "students"."delete_at" is null and "students"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "students_by_second_name" ON "students" USING btree ("college_id",split_part("username_lower", '_', 2) text_pattern_ops) WHERE "students"."suspended_at" is null and "students"."delete_at" is null and "students"."hidden_at" is null;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_kind" CHECK ("reports"."kind" in ('post', 'comment', 'ad', 'cab', 'event', 'explore', 'person', 'profile', 'message'));