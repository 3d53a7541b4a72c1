INSERT INTO "reports" ("college_id", "id", "reporter_id", "kind", "subject_id", "author_id", "reason", "details", "evidence", "created_at")
SELECT "college_id", "id", "reporter_id", 'profile', "reported_id", "reported_id", "reason", "details", "evidence", "created_at"
FROM "dating_reports" ON CONFLICT DO NOTHING;--> statement-breakpoint
DROP TABLE "dating_reports" CASCADE;
