CREATE TABLE "conversation_messages" (
	"college_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"conversation_id" uuid NOT NULL,
	"sender_id" uuid NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"hidden_at" timestamp (3) with time zone,
	CONSTRAINT "conversation_messages_college_id_id_pk" PRIMARY KEY("college_id","id"),
	CONSTRAINT "conversation_messages_order" UNIQUE("college_id","conversation_id","created_at")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"college_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"listing_id" uuid NOT NULL,
	"asker_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_message_at" timestamp (3) with time zone NOT NULL,
	"asker_read_at" timestamp (3) with time zone,
	"owner_read_at" timestamp (3) with time zone,
	CONSTRAINT "conversations_college_id_id_pk" PRIMARY KEY("college_id","id"),
	CONSTRAINT "conversations_once" UNIQUE("college_id","listing_id","asker_id","kind"),
	CONSTRAINT "conversations_kind" CHECK ("conversations"."kind" in ('ad', 'cab', 'event', 'explore')),
	CONSTRAINT "conversations_two" CHECK ("conversations"."asker_id" <> "conversations"."owner_id")
);
--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_kind";--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_conversation" FOREIGN KEY ("college_id","conversation_id") REFERENCES "public"."conversations"("college_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_asker" FOREIGN KEY ("college_id","asker_id") REFERENCES "public"."students"("college_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_owner" FOREIGN KEY ("college_id","owner_id") REFERENCES "public"."students"("college_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversations_of_asker" ON "conversations" USING btree ("college_id","asker_id","last_message_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "conversations_of_owner" ON "conversations" USING btree ("college_id","owner_id","last_message_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_kind" CHECK ("reports"."kind" in ('post', 'comment', 'ad', 'cab', 'event', 'explore', 'person', 'profile', 'message', 'conversation-message'));