CREATE TABLE "add_on" (
	"id" text PRIMARY KEY NOT NULL,
	"venue_id" text NOT NULL,
	"code" text NOT NULL,
	"position" integer NOT NULL,
	"offered" boolean NOT NULL,
	"record" jsonb NOT NULL,
	CONSTRAINT "add_on_code" UNIQUE("venue_id","code")
);
--> statement-breakpoint
CREATE TABLE "add_on_allocation" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"add_on_id" text NOT NULL,
	"piece" integer NOT NULL,
	"during" "tstzrange" NOT NULL,
	"hold_until" timestamp with time zone,
	"cart_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "services" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "service_fee" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "add_on" ADD CONSTRAINT "add_on_venue_id_venue_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."venue"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "add_on_allocation" ADD CONSTRAINT "add_on_allocation_add_on_id_add_on_id_fk" FOREIGN KEY ("add_on_id") REFERENCES "public"."add_on"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "add_on_allocation" ADD CONSTRAINT "add_on_allocation_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "add_on_allocation_cart" ON "add_on_allocation" USING btree ("cart_id");
--> statement-breakpoint
ALTER TABLE "add_on_allocation" ADD CONSTRAINT "add_on_taken_once" EXCLUDE USING gist ("add_on_id" WITH =, "piece" WITH =, "during" WITH &&);--> statement-breakpoint
UPDATE "venue" SET "record" = "record" || '{"bedrooms": []}' WHERE NOT "record" ? 'bedrooms';
