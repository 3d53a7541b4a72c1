CREATE TABLE "codes" (
	"address" text NOT NULL,
	"purpose" text NOT NULL,
	"college_id" uuid,
	"hmac" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "codes_address_purpose_pk" PRIMARY KEY("address","purpose")
);
--> statement-breakpoint
CREATE TABLE "colleges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"country" text NOT NULL,
	"email_suffix" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"college_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"post_id" uuid NOT NULL,
	"author_id" uuid,
	"alias" text,
	"content" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "comments_college_id_id_pk" PRIMARY KEY("college_id","id")
);
--> statement-breakpoint
CREATE TABLE "communities" (
	"college_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"is_confession" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "communities_college_id_id_pk" PRIMARY KEY("college_id","id")
);
--> statement-breakpoint
CREATE TABLE "confession_authors" (
	"college_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	CONSTRAINT "confession_authors_college_id_post_id_pk" PRIMARY KEY("college_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "confession_participants" (
	"college_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"number" integer NOT NULL,
	CONSTRAINT "confession_participants_college_id_post_id_student_id_pk" PRIMARY KEY("college_id","post_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"college_id" uuid NOT NULL,
	"owner" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_college_id_owner_pk" PRIMARY KEY("college_id","owner")
);
--> statement-breakpoint
CREATE TABLE "media" (
	"college_id" uuid NOT NULL,
	"key" text NOT NULL,
	"thumb_key" text NOT NULL,
	"kind" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "media_college_id_key_pk" PRIMARY KEY("college_id","key")
);
--> statement-breakpoint
CREATE TABLE "post_images" (
	"college_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"media_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	CONSTRAINT "post_images_college_id_post_id_position_pk" PRIMARY KEY("college_id","post_id","position")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"college_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"community_id" uuid NOT NULL,
	"author_id" uuid,
	"content" text NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"dislikes" integer DEFAULT 0 NOT NULL,
	"comments_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	CONSTRAINT "posts_college_id_id_pk" PRIMARY KEY("college_id","id")
);
--> statement-breakpoint
CREATE TABLE "seeds" (
	"name" text PRIMARY KEY NOT NULL,
	"begun_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"college_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"remember" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "students" (
	"college_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"username" text NOT NULL,
	"username_lower" text NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "students_college_id_id_pk" PRIMARY KEY("college_id","id")
);
--> statement-breakpoint
CREATE TABLE "votes" (
	"college_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"value" smallint NOT NULL,
	CONSTRAINT "votes_college_id_post_id_student_id_pk" PRIMARY KEY("college_id","post_id","student_id"),
	CONSTRAINT "votes_value" CHECK ("votes"."value" in (-1, 1))
);
--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_post" FOREIGN KEY ("college_id","post_id") REFERENCES "public"."posts"("college_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_author" FOREIGN KEY ("college_id","author_id") REFERENCES "public"."students"("college_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "communities" ADD CONSTRAINT "communities_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confession_authors" ADD CONSTRAINT "confession_authors_post" FOREIGN KEY ("college_id","post_id") REFERENCES "public"."posts"("college_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confession_authors" ADD CONSTRAINT "confession_authors_author" FOREIGN KEY ("college_id","author_id") REFERENCES "public"."students"("college_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confession_participants" ADD CONSTRAINT "confession_participants_post" FOREIGN KEY ("college_id","post_id") REFERENCES "public"."posts"("college_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confession_participants" ADD CONSTRAINT "confession_participants_student" FOREIGN KEY ("college_id","student_id") REFERENCES "public"."students"("college_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_images" ADD CONSTRAINT "post_images_post" FOREIGN KEY ("college_id","post_id") REFERENCES "public"."posts"("college_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_images" ADD CONSTRAINT "post_images_media" FOREIGN KEY ("college_id","media_key") REFERENCES "public"."media"("college_id","key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_community" FOREIGN KEY ("college_id","community_id") REFERENCES "public"."communities"("college_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_author" FOREIGN KEY ("college_id","author_id") REFERENCES "public"."students"("college_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_student" FOREIGN KEY ("college_id","student_id") REFERENCES "public"."students"("college_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "votes" ADD CONSTRAINT "votes_post" FOREIGN KEY ("college_id","post_id") REFERENCES "public"."posts"("college_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "votes" ADD CONSTRAINT "votes_student" FOREIGN KEY ("college_id","student_id") REFERENCES "public"."students"("college_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "codes_by_end" ON "codes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "colleges_email_suffix" ON "colleges" USING btree ("email_suffix");--> statement-breakpoint
CREATE INDEX "comments_of_post" ON "comments" USING btree ("college_id","post_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "communities_name" ON "communities" USING btree ("college_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "communities_one_confession" ON "communities" USING btree ("college_id") WHERE "communities"."is_confession";--> statement-breakpoint
CREATE INDEX "confessions_of_author" ON "confession_authors" USING btree ("college_id","author_id","post_id");--> statement-breakpoint
CREATE UNIQUE INDEX "confession_participants_number" ON "confession_participants" USING btree ("college_id","post_id","number");--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "media_by_age" ON "media" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "post_images_by_media" ON "post_images" USING btree ("college_id","media_key");--> statement-breakpoint
CREATE INDEX "posts_newest" ON "posts" USING btree ("college_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "posts_of_community" ON "posts" USING btree ("college_id","community_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "posts_of_author" ON "posts" USING btree ("college_id","author_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sessions_by_student" ON "sessions" USING btree ("college_id","student_id","created_at");--> statement-breakpoint
CREATE INDEX "sessions_by_end" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "students_email" ON "students" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "students_username_lower" ON "students" USING btree ("username_lower");