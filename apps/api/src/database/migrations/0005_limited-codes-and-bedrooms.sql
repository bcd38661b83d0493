CREATE TABLE "discount_claim" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"venue_id" text NOT NULL,
	"code" text NOT NULL,
	"use" integer NOT NULL,
	"hold_until" timestamp with time zone,
	"cart_id" text NOT NULL,
	CONSTRAINT "discount_claim_cart" UNIQUE("cart_id"),
	CONSTRAINT "discount_used_once" UNIQUE("venue_id","code","use")
);
--> statement-breakpoint
ALTER TABLE "add_on_allocation" DROP CONSTRAINT "add_on_allocation_add_on_id_add_on_id_fk";
--> statement-breakpoint
ALTER TABLE "discount_code" ADD COLUMN "uses" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "bedrooms" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "discount_claim" ADD CONSTRAINT "discount_claim_venue_id_venue_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."venue"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_claim" ADD CONSTRAINT "discount_claim_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE no action ON UPDATE no action;