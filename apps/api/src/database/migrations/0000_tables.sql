CREATE SEQUENCE "public"."order_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 204817 CACHE 1;--> statement-breakpoint
CREATE TABLE "allocation" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"venue_id" text NOT NULL,
	"room_id" text NOT NULL,
	"during" "tstzrange" NOT NULL,
	"kind" text NOT NULL,
	"hold_until" timestamp with time zone,
	"cart_id" text NOT NULL,
	"order_id" text
);
--> statement-breakpoint
CREATE TABLE "cart" (
	"id" text PRIMARY KEY NOT NULL,
	"venue_id" text NOT NULL,
	"is_enquiry" boolean NOT NULL,
	"language" text NOT NULL,
	"discount_code" text NOT NULL,
	"hold_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_item" (
	"cart_id" text NOT NULL,
	"position" integer NOT NULL,
	"room_id" text NOT NULL,
	"item" jsonb NOT NULL,
	CONSTRAINT "cart_item_cart_id_position_pk" PRIMARY KEY("cart_id","position")
);
--> statement-breakpoint
CREATE TABLE "catalogue" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discount_code" (
	"venue_id" text NOT NULL,
	"code" text NOT NULL,
	"percent" double precision NOT NULL,
	"applies_to" text NOT NULL,
	"from_day" date,
	"to_day" date,
	CONSTRAINT "discount_code_venue_id_code_pk" PRIMARY KEY("venue_id","code")
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"payload_hash" text NOT NULL,
	"answer" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_key_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "package" (
	"id" text PRIMARY KEY NOT NULL,
	"venue_id" text NOT NULL,
	"code" text NOT NULL,
	"position" integer NOT NULL,
	"record" jsonb NOT NULL,
	CONSTRAINT "package_code" UNIQUE("venue_id","code")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"number" bigint DEFAULT nextval('order_number') NOT NULL,
	"cart_id" text NOT NULL,
	"venue_id" text NOT NULL,
	"status" text NOT NULL,
	"is_enquiry" boolean NOT NULL,
	"language" text NOT NULL,
	"contact" jsonb NOT NULL,
	"payload_hash" text NOT NULL,
	"payment_method" text,
	"payment_attempt" integer DEFAULT 1 NOT NULL,
	"authorization_id" text,
	"paying_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"processed_at" timestamp with time zone,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_cart_id_unique" UNIQUE("cart_id")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"mail" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "room" (
	"id" text PRIMARY KEY NOT NULL,
	"venue_id" text NOT NULL,
	"code" text NOT NULL,
	"position" integer NOT NULL,
	"offered" boolean NOT NULL,
	"record" jsonb NOT NULL,
	CONSTRAINT "room_code" UNIQUE("venue_id","code")
);
--> statement-breakpoint
CREATE TABLE "season" (
	"venue_id" text NOT NULL,
	"position" integer NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"percent" double precision NOT NULL,
	CONSTRAINT "season_venue_id_position_pk" PRIMARY KEY("venue_id","position")
);
--> statement-breakpoint
CREATE TABLE "venue" (
	"id" text PRIMARY KEY NOT NULL,
	"alias" text NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"city" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"currency" text NOT NULL,
	"lowest_hourly" bigint NOT NULL,
	"picture" jsonb,
	"record" jsonb NOT NULL,
	CONSTRAINT "venue_alias_unique" UNIQUE("alias")
);
--> statement-breakpoint
ALTER TABLE "allocation" ADD CONSTRAINT "allocation_venue_id_venue_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."venue"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocation" ADD CONSTRAINT "allocation_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocation" ADD CONSTRAINT "allocation_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_venue_id_venue_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."venue"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_item" ADD CONSTRAINT "cart_item_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_item" ADD CONSTRAINT "cart_item_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_code" ADD CONSTRAINT "discount_code_venue_id_venue_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."venue"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package" ADD CONSTRAINT "package_venue_id_venue_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."venue"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_venue_id_venue_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."venue"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room" ADD CONSTRAINT "room_venue_id_venue_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."venue"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season" ADD CONSTRAINT "season_venue_id_venue_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."venue"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "allocation_cart" ON "allocation" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "idempotency_key_age" ON "idempotency_key" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("next_attempt_at") WHERE sent_at IS NULL;--> statement-breakpoint
CREATE INDEX "venue_city" ON "venue" USING btree ("city");--> statement-breakpoint
CREATE INDEX "venue_place" ON "venue" USING btree ("latitude","longitude");