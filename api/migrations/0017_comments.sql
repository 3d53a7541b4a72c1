CREATE TABLE "comment_likes" (
	"college_id" uuid NOT NULL,
	"comment_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	CONSTRAINT "comment_likes_college_id_comment_id_student_id_pk" PRIMARY KEY("college_id","comment_id","student_id")
);
--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "parent_id" uuid;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "likes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "comment_likes" ADD CONSTRAINT "comment_likes_comment" FOREIGN KEY ("college_id","comment_id") REFERENCES "public"."comments"("college_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_likes" ADD CONSTRAINT "comment_likes_student" FOREIGN KEY ("college_id","student_id") REFERENCES "public"."students"("college_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_likes_by_student" ON "comment_likes" USING btree ("college_id","student_id");--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_likes" CHECK ("comments"."likes" >= 0);