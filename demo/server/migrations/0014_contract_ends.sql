CREATE TABLE "contract_ends" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"print" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"reference" text NOT NULL,
	"wished_on" date,
	"reason" text NOT NULL,
	"notified_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "contract_ends_key" ON "contract_ends" USING btree ("key","print");