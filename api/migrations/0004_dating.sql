CREATE TABLE "dating_matches" (
	"college_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"low_id" uuid NOT NULL,
	"high_id" uuid NOT NULL,
	"sender_id" uuid NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"last_message_at" timestamp (3) with time zone,
	"low_read_at" timestamp (3) with time zone,
	"high_read_at" timestamp (3) with time zone,
	CONSTRAINT "dating_matches_college_id_id_pk" PRIMARY KEY("college_id","id"),
	CONSTRAINT "dating_matches_pair" UNIQUE("college_id","low_id","high_id"),
	CONSTRAINT "dating_matches_order" CHECK ("dating_matches"."low_id" < "dating_matches"."high_id"),
	CONSTRAINT "dating_matches_sender" CHECK ("dating_matches"."sender_id" in ("dating_matches"."low_id", "dating_matches"."high_id")),
	CONSTRAINT "dating_matches_state" CHECK ("dating_matches"."state" in ('pending', 'accepted', 'rejected', 'unmatched'))
);
--> statement-breakpoint
CREATE TABLE "dating_messages" (
	"college_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"match_id" uuid NOT NULL,
	"sender_id" uuid NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "dating_messages_college_id_id_pk" PRIMARY KEY("college_id","id"),
	CONSTRAINT "dating_messages_order" UNIQUE("college_id","match_id","created_at")
);
--> statement-breakpoint
CREATE TABLE "dating_images" (
	"college_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"media_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"student_id" uuid NOT NULL,
	CONSTRAINT "dating_images_college_id_student_id_position_pk" PRIMARY KEY("college_id","student_id","position")
);
--> statement-breakpoint
CREATE TABLE "dating_profiles" (
	"college_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"name" text NOT NULL,
	"gender" text NOT NULL,
	"short_description" text NOT NULL,
	"full_description" text NOT NULL,
	"partner_preferences" text NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "dating_profiles_college_id_student_id_pk" PRIMARY KEY("college_id","student_id"),
	CONSTRAINT "dating_profiles_gender" CHECK ("dating_profiles"."gender" in ('male', 'female', 'other'))
);
--> statement-breakpoint
CREATE TABLE "dating_blocks" (
	"college_id" uuid NOT NULL,
	"blocker_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "dating_blocks_college_id_blocker_id_blocked_id_pk" PRIMARY KEY("college_id","blocker_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "dating_reports" (
	"college_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reported_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"details" text NOT NULL,
	"evidence" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "dating_reports_college_id_id_pk" PRIMARY KEY("college_id","id")
);
--> statement-breakpoint
ALTER TABLE "dating_matches" ADD CONSTRAINT "dating_matches_low" FOREIGN KEY ("college_id","low_id") REFERENCES "public"."students"("college_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dating_matches" ADD CONSTRAINT "dating_matches_high" FOREIGN KEY ("college_id","high_id") REFERENCES "public"."students"("college_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dating_messages" ADD CONSTRAINT "dating_messages_match" FOREIGN KEY ("college_id","match_id") REFERENCES "public"."dating_matches"("college_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dating_images" ADD CONSTRAINT "dating_images_profile" FOREIGN KEY ("college_id","student_id") REFERENCES "public"."dating_profiles"("college_id","student_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dating_images" ADD CONSTRAINT "dating_images_media" FOREIGN KEY ("college_id","media_key") REFERENCES "public"."media"("college_id","key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dating_profiles" ADD CONSTRAINT "dating_profiles_student" FOREIGN KEY ("college_id","student_id") REFERENCES "public"."students"("college_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dating_blocks" ADD CONSTRAINT "dating_blocks_blocker" FOREIGN KEY ("college_id","blocker_id") REFERENCES "public"."students"("college_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dating_blocks" ADD CONSTRAINT "dating_blocks_blocked" FOREIGN KEY ("college_id","blocked_id") REFERENCES "public"."students"("college_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dating_reports" ADD CONSTRAINT "dating_reports_reporter" FOREIGN KEY ("college_id","reporter_id") REFERENCES "public"."students"("college_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dating_reports" ADD CONSTRAINT "dating_reports_reported" FOREIGN KEY ("college_id","reported_id") REFERENCES "public"."students"("college_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dating_matches_by_high" ON "dating_matches" USING btree ("college_id","high_id");--> statement-breakpoint
CREATE INDEX "dating_images_by_media" ON "dating_images" USING btree ("college_id","media_key");--> statement-breakpoint
CREATE INDEX "dating_profiles_newest" ON "dating_profiles" USING btree ("college_id","gender","created_at" DESC NULLS FIRST,"student_id" DESC NULLS FIRST) WHERE not "dating_profiles"."is_paused";--> statement-breakpoint
CREATE INDEX "dating_blocks_by_blocked" ON "dating_blocks" USING btree ("college_id","blocked_id");--> statement-breakpoint
CREATE INDEX "dating_reports_newest" ON "dating_reports" USING btree ("college_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "dating_reports_by_reporter" ON "dating_reports" USING btree ("college_id","reporter_id");--> statement-breakpoint
CREATE INDEX "dating_reports_by_reported" ON "dating_reports" USING btree ("college_id","reported_id");