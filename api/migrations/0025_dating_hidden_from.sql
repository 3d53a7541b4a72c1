CREATE TABLE "dating_hidden_from" (
	"college_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"viewer_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "dating_hidden_from_college_id_student_id_viewer_id_pk" PRIMARY KEY("college_id","student_id","viewer_id")
);
--> statement-breakpoint
ALTER TABLE "dating_hidden_from" ADD CONSTRAINT "dating_hidden_from_student" FOREIGN KEY ("college_id","student_id") REFERENCES "public"."students"("college_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dating_hidden_from" ADD CONSTRAINT "dating_hidden_from_viewer" FOREIGN KEY ("college_id","viewer_id") REFERENCES "public"."students"("college_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dating_hidden_from_by_viewer" ON "dating_hidden_from" USING btree ("college_id","viewer_id");