CREATE TABLE "college_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"requester_name" text NOT NULL,
	"requester_email" text NOT NULL,
	"requester_phone" text NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"country" text NOT NULL,
	"email_suffix" text NOT NULL,
	"contact_email" text NOT NULL,
	"reason" text NOT NULL,
	"decision" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "college_requests_decision" CHECK ("college_requests"."decision" in ('pending', 'accepted', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "community_requests" (
	"college_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"student_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"decision" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "community_requests_college_id_id_pk" PRIMARY KEY("college_id","id"),
	CONSTRAINT "community_requests_decision" CHECK ("community_requests"."decision" in ('pending', 'accepted', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"college_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"student_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid,
	"subject_id" uuid NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "notifications_college_id_id_pk" PRIMARY KEY("college_id","id")
);
--> statement-breakpoint
CREATE TABLE "operator_log" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"action" text NOT NULL,
	"subject_id" uuid,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"college_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"reporter_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"author_id" uuid,
	"reason" text NOT NULL,
	"details" text NOT NULL,
	"evidence" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decision" text DEFAULT 'open' NOT NULL,
	"decision_reason" text,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "reports_college_id_id_pk" PRIMARY KEY("college_id","id"),
	CONSTRAINT "reports_kind" CHECK ("reports"."kind" in ('post', 'comment', 'ad', 'cab', 'event', 'explore', 'profile', 'message')),
	CONSTRAINT "reports_decision" CHECK ("reports"."decision" in ('open', 'hidden', 'dismissed'))
);
--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "cabs" ADD COLUMN "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "confession_authors" ADD COLUMN "seen_comments" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "dating_messages" ADD COLUMN "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "dating_profiles" ADD COLUMN "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "explores" ADD COLUMN "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "suspended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "delete_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "delete_confessions" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "community_requests" ADD CONSTRAINT "community_requests_student" FOREIGN KEY ("college_id","student_id") REFERENCES "public"."students"("college_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_student" FOREIGN KEY ("college_id","student_id") REFERENCES "public"."students"("college_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_actor" FOREIGN KEY ("college_id","actor_id") REFERENCES "public"."students"("college_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter" FOREIGN KEY ("college_id","reporter_id") REFERENCES "public"."students"("college_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_author" FOREIGN KEY ("college_id","author_id") REFERENCES "public"."students"("college_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "college_requests_newest" ON "college_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "community_requests_newest" ON "community_requests" USING btree ("college_id","created_at");--> statement-breakpoint
CREATE INDEX "community_requests_by_student" ON "community_requests" USING btree ("college_id","student_id");--> statement-breakpoint
CREATE INDEX "contact_messages_newest" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("college_id","student_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_unread" ON "notifications" USING btree ("college_id","student_id","kind","subject_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_by_actor" ON "notifications" USING btree ("college_id","actor_id");--> statement-breakpoint
CREATE INDEX "notifications_by_subject" ON "notifications" USING btree ("college_id","subject_id");--> statement-breakpoint
CREATE INDEX "notifications_by_age" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "operator_log_newest" ON "operator_log" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_once" ON "reports" USING btree ("college_id","reporter_id","subject_id");--> statement-breakpoint
CREATE INDEX "reports_newest" ON "reports" USING btree ("college_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reports_by_author" ON "reports" USING btree ("college_id","author_id");--> statement-breakpoint
CREATE INDEX "reports_by_subject" ON "reports" USING btree ("college_id","subject_id");--> statement-breakpoint
CREATE INDEX "students_by_deletion" ON "students" USING btree ("delete_at");