CREATE TABLE "article_repairs" (
	"article_id" integer PRIMARY KEY NOT NULL,
	"parts_until" date,
	"index_tenths" integer
);
--> statement-breakpoint
ALTER TABLE "article_repairs" ADD CONSTRAINT "article_repairs_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;