ALTER TABLE "field_reports" ADD COLUMN "widget" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "field_reports" DROP CONSTRAINT "field_reports_remote_build_kind_reporter_pk";--> statement-breakpoint
ALTER TABLE "field_reports" ADD CONSTRAINT "field_reports_remote_build_widget_kind_reporter_pk" PRIMARY KEY("remote","build","widget","kind","reporter");