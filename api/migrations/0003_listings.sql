CREATE TABLE "ad_images" (
	"college_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"media_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"ad_id" uuid NOT NULL,
	CONSTRAINT "ad_images_college_id_ad_id_position_pk" PRIMARY KEY("college_id","ad_id","position")
);
--> statement-breakpoint
CREATE TABLE "ads" (
	"college_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"seller_id" uuid NOT NULL,
	"title" text NOT NULL,
	"price_paise" integer NOT NULL,
	"description" text NOT NULL,
	"contact_name" text NOT NULL,
	"social" text NOT NULL,
	"phone" text NOT NULL,
	"is_sold" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ads_college_id_id_pk" PRIMARY KEY("college_id","id"),
	CONSTRAINT "ads_price" CHECK ("ads"."price_paise" >= 0)
);
--> statement-breakpoint
CREATE TABLE "cabs" (
	"college_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"author_id" uuid NOT NULL,
	"source" text NOT NULL,
	"destination" text NOT NULL,
	"passenger_name" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"seats_available" smallint NOT NULL,
	"description" text NOT NULL,
	"social" text NOT NULL,
	"phone" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cabs_college_id_id_pk" PRIMARY KEY("college_id","id"),
	CONSTRAINT "cabs_seats" CHECK ("cabs"."seats_available" >= 0)
);
--> statement-breakpoint
CREATE TABLE "seat_requests" (
	"college_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"cab_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "seat_requests_college_id_id_pk" PRIMARY KEY("college_id","id"),
	CONSTRAINT "seat_requests_state" CHECK ("seat_requests"."state" in ('asked', 'granted', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "event_images" (
	"college_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"media_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"event_id" uuid NOT NULL,
	CONSTRAINT "event_images_college_id_event_id_position_pk" PRIMARY KEY("college_id","event_id","position")
);
--> statement-breakpoint
CREATE TABLE "event_interests" (
	"college_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	CONSTRAINT "event_interests_college_id_event_id_student_id_pk" PRIMARY KEY("college_id","event_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"college_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"organizer_id" uuid NOT NULL,
	"title" text NOT NULL,
	"organiser_name" text NOT NULL,
	"phone" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"description" text NOT NULL,
	"interested_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "events_college_id_id_pk" PRIMARY KEY("college_id","id")
);
--> statement-breakpoint
CREATE TABLE "explore_images" (
	"college_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"media_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"explore_id" uuid NOT NULL,
	CONSTRAINT "explore_images_college_id_explore_id_position_pk" PRIMARY KEY("college_id","explore_id","position")
);
--> statement-breakpoint
CREATE TABLE "explore_interests" (
	"college_id" uuid NOT NULL,
	"explore_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	CONSTRAINT "explore_interests_college_id_explore_id_student_id_pk" PRIMARY KEY("college_id","explore_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "explores" (
	"college_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"organizer_id" uuid NOT NULL,
	"title" text NOT NULL,
	"organiser_name" text NOT NULL,
	"phone" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"description" text NOT NULL,
	"source" text NOT NULL,
	"destination" text NOT NULL,
	"duration" text NOT NULL,
	"social" text NOT NULL,
	"interested_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "explores_college_id_id_pk" PRIMARY KEY("college_id","id")
);
--> statement-breakpoint
ALTER TABLE "ad_images" ADD CONSTRAINT "ad_images_ad" FOREIGN KEY ("college_id","ad_id") REFERENCES "public"."ads"("college_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_images" ADD CONSTRAINT "ad_images_media" FOREIGN KEY ("college_id","media_key") REFERENCES "public"."media"("college_id","key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ads" ADD CONSTRAINT "ads_seller" FOREIGN KEY ("college_id","seller_id") REFERENCES "public"."students"("college_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cabs" ADD CONSTRAINT "cabs_author" FOREIGN KEY ("college_id","author_id") REFERENCES "public"."students"("college_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_requests" ADD CONSTRAINT "seat_requests_cab" FOREIGN KEY ("college_id","cab_id") REFERENCES "public"."cabs"("college_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_requests" ADD CONSTRAINT "seat_requests_student" FOREIGN KEY ("college_id","student_id") REFERENCES "public"."students"("college_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_images" ADD CONSTRAINT "event_images_event" FOREIGN KEY ("college_id","event_id") REFERENCES "public"."events"("college_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_images" ADD CONSTRAINT "event_images_media" FOREIGN KEY ("college_id","media_key") REFERENCES "public"."media"("college_id","key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_interests" ADD CONSTRAINT "event_interests_event" FOREIGN KEY ("college_id","event_id") REFERENCES "public"."events"("college_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_interests" ADD CONSTRAINT "event_interests_student" FOREIGN KEY ("college_id","student_id") REFERENCES "public"."students"("college_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_organizer" FOREIGN KEY ("college_id","organizer_id") REFERENCES "public"."students"("college_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "explore_images" ADD CONSTRAINT "explore_images_explore" FOREIGN KEY ("college_id","explore_id") REFERENCES "public"."explores"("college_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "explore_images" ADD CONSTRAINT "explore_images_media" FOREIGN KEY ("college_id","media_key") REFERENCES "public"."media"("college_id","key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "explore_interests" ADD CONSTRAINT "explore_interests_explore" FOREIGN KEY ("college_id","explore_id") REFERENCES "public"."explores"("college_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "explore_interests" ADD CONSTRAINT "explore_interests_student" FOREIGN KEY ("college_id","student_id") REFERENCES "public"."students"("college_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "explores" ADD CONSTRAINT "explores_organizer" FOREIGN KEY ("college_id","organizer_id") REFERENCES "public"."students"("college_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ad_images_by_media" ON "ad_images" USING btree ("college_id","media_key");--> statement-breakpoint
CREATE INDEX "ads_newest" ON "ads" USING btree ("college_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE not "ads"."is_sold";--> statement-breakpoint
CREATE INDEX "ads_of_seller" ON "ads" USING btree ("college_id","seller_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ads_words" ON "ads" USING gin (to_tsvector('simple', "title" || ' ' || "description"));--> statement-breakpoint
CREATE INDEX "cabs_soonest" ON "cabs" USING btree ("college_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "cabs_of_author" ON "cabs" USING btree ("college_id","author_id","starts_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "seat_requests_once" ON "seat_requests" USING btree ("college_id","cab_id","student_id");--> statement-breakpoint
CREATE INDEX "event_images_by_media" ON "event_images" USING btree ("college_id","media_key");--> statement-breakpoint
CREATE INDEX "events_soonest" ON "events" USING btree ("college_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "events_of_organizer" ON "events" USING btree ("college_id","organizer_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "explore_images_by_media" ON "explore_images" USING btree ("college_id","media_key");--> statement-breakpoint
CREATE INDEX "explores_soonest" ON "explores" USING btree ("college_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "explores_of_organizer" ON "explores" USING btree ("college_id","organizer_id","starts_at","id");