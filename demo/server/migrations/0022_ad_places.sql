ALTER TABLE "ads" ADD COLUMN "details" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "longitude" double precision;