CREATE TABLE "permalinks" (
	"code" text PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "permalinks_path_unique" UNIQUE("path")
);
