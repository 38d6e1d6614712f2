CREATE TABLE "invoice_counters" (
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_counters_series_year_pk" PRIMARY KEY("series","year")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" serial PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"order_id" integer NOT NULL,
	"cause" text,
	"issued_at" timestamp with time zone NOT NULL,
	"total_ht" integer NOT NULL,
	"total_ttc" integer NOT NULL,
	"content" jsonb NOT NULL,
	"access_hash" text NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_cause_unique" UNIQUE("cause"),
	CONSTRAINT "invoices_access_hash_unique" UNIQUE("access_hash"),
	CONSTRAINT "invoices_cause" CHECK (("invoices"."kind" = 'credit') = ("invoices"."cause" is not null))
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "links" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_order" ON "invoices" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_once" ON "invoices" USING btree ("order_id") WHERE "invoices"."kind" = 'invoice';