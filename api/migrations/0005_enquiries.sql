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
ALTER TABLE "community_requests" ADD CONSTRAINT "community_requests_student" FOREIGN KEY ("college_id","student_id") REFERENCES "public"."students"("college_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "college_requests_newest" ON "college_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "community_requests_newest" ON "community_requests" USING btree ("college_id","created_at");--> statement-breakpoint
CREATE INDEX "community_requests_by_student" ON "community_requests" USING btree ("college_id","student_id");--> statement-breakpoint
CREATE INDEX "contact_messages_newest" ON "contact_messages" USING btree ("created_at");