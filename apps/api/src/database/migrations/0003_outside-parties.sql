CREATE TABLE "outside_booking" (
	"key" text PRIMARY KEY NOT NULL,
	"party" text NOT NULL,
	"order_id" text NOT NULL,
	"reference" text,
	"authorization_id" text,
	"release_after" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "outside_hold" (
	"cart_id" text PRIMARY KEY NOT NULL,
	"party" text NOT NULL,
	"reference" text,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outside_booking" ADD CONSTRAINT "outside_booking_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_hold" ADD CONSTRAINT "outside_hold_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outside_booking_order" ON "outside_booking" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "outside_booking_loose" ON "outside_booking" USING btree ("release_after") WHERE release_after IS NOT NULL;--> statement-breakpoint
CREATE INDEX "venue_hotel" ON "venue" USING btree (("record"->'propertySystem'->>'hotelCode')) WHERE "record"->'propertySystem' IS NOT NULL;
