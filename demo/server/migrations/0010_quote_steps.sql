ALTER TABLE "quote_requests" ADD COLUMN "key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "print" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "project" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "wanted_on" date;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "guests" integer;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "lines" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "country" text DEFAULT 'FR' NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "vat_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "company" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "quote_requests" SET "key" = 'before-' || "id";--> statement-breakpoint
UPDATE "quote_requests" SET "lines" = jsonb_build_array(jsonb_build_object('name', "article", 'reference', '', 'quantity', 1)) WHERE "article" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "quote_requests_key" ON "quote_requests" USING btree ("key","print");