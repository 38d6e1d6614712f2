CREATE TABLE "bookable_hours" (
	"article_id" integer NOT NULL,
	"weekday" integer NOT NULL,
	"starts_at" text NOT NULL,
	"ends_at" text NOT NULL,
	"places" integer NOT NULL,
	CONSTRAINT "bookable_hours_article_id_weekday_starts_at_pk" PRIMARY KEY("article_id","weekday","starts_at")
);
--> statement-breakpoint
CREATE TABLE "bookable_slots" (
	"id" serial PRIMARY KEY NOT NULL,
	"article_id" integer NOT NULL,
	"day" date NOT NULL,
	"starts_at" text NOT NULL,
	"ends_at" text NOT NULL,
	"places" integer NOT NULL,
	CONSTRAINT "bookable_slots_once" UNIQUE("article_id","day","starts_at")
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" serial PRIMARY KEY NOT NULL,
	"slot_id" integer NOT NULL,
	"reference_id" integer NOT NULL,
	"line_id" integer,
	"order_id" integer,
	"seats" integer NOT NULL,
	"held_until" timestamp with time zone,
	CONSTRAINT "bookings_line_id_unique" UNIQUE("line_id"),
	CONSTRAINT "bookings_owner" CHECK ("bookings"."line_id" is not null or "bookings"."order_id" is not null),
	CONSTRAINT "bookings_seats" CHECK ("bookings"."seats" > 0)
);
--> statement-breakpoint
CREATE TABLE "stock_alerts" (
	"reference_id" integer NOT NULL,
	"email" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_alerts_reference_id_email_pk" PRIMARY KEY("reference_id","email")
);
--> statement-breakpoint
ALTER TABLE "bookable_hours" ADD CONSTRAINT "bookable_hours_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookable_slots" ADD CONSTRAINT "bookable_slots_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_slot_id_bookable_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."bookable_slots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_reference_id_article_references_id_fk" FOREIGN KEY ("reference_id") REFERENCES "public"."article_references"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_line_id_cart_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."cart_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_reference_id_article_references_id_fk" FOREIGN KEY ("reference_id") REFERENCES "public"."article_references"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_slot" ON "bookings" USING btree ("slot_id");--> statement-breakpoint
CREATE INDEX "bookings_order" ON "bookings" USING btree ("order_id");