CREATE TABLE "community_members" (
	"college_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"community_id" uuid NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"muted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "community_members_college_id_student_id_community_id_pk" PRIMARY KEY("college_id","student_id","community_id")
);
--> statement-breakpoint
ALTER TABLE "communities" ADD COLUMN "members" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "community_members" ADD CONSTRAINT "community_members_student" FOREIGN KEY ("college_id","student_id") REFERENCES "public"."students"("college_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_members" ADD CONSTRAINT "community_members_community" FOREIGN KEY ("college_id","community_id") REFERENCES "public"."communities"("college_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "community_members_by_community" ON "community_members" USING btree ("college_id","community_id");