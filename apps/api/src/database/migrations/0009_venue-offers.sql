CREATE TABLE "venue_offer" (
	"order_id" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"includes" text NOT NULL,
	"message" text NOT NULL,
	"options" jsonb NOT NULL,
	"question" text
);
--> statement-breakpoint
ALTER TABLE "venue_offer" ADD CONSTRAINT "venue_offer_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- Reminders and deadlines of enquiries and offers, days ahead.
SELECT jobs.create_queue('order-due', '{"policy": "standard", "retryLimit": 300, "retryDelay": 30, "retryBackoff": true, "retryDelayMax": 600, "expireInSeconds": 120, "heartbeatSeconds": 20}'::jsonb);
