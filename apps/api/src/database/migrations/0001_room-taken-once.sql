CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
ALTER TABLE "allocation" ADD CONSTRAINT "room_taken_once" EXCLUDE USING gist ("room_id" WITH =, "during" WITH &&);
--> statement-breakpoint
ALTER TABLE "allocation" ADD CONSTRAINT "hold_has_an_end" CHECK (("kind" = 'hold' AND "hold_until" IS NOT NULL) OR ("kind" = 'booking' AND "hold_until" IS NULL AND "order_id" IS NOT NULL));
--> statement-breakpoint
CREATE INDEX "allocation_venue" ON "allocation" USING gist ("venue_id", "during");
--> statement-breakpoint
INSERT INTO "catalogue" ("id", "version") VALUES (1, 1);
