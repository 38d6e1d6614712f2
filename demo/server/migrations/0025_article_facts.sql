CREATE TABLE "article_facts" (
	"article_id" integer PRIMARY KEY NOT NULL,
	"size" text NOT NULL,
	"material" text NOT NULL,
	"care" text NOT NULL,
	"origin" text NOT NULL,
	"maker_slug" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "article_facts" ADD CONSTRAINT "article_facts_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;