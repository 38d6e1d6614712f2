CREATE TABLE "ads" (
	"id" serial PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"key" text NOT NULL,
	"category" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"price" integer,
	"postal_code" text NOT NULL,
	"town" text NOT NULL,
	"day" date,
	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ads" ADD CONSTRAINT "ads_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ads_customer" ON "ads" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "ads_public" ON "ads" USING btree ("state","is_active","changed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "ads_key" ON "ads" USING btree ("customer_id","key");