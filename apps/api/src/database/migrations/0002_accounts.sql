CREATE TABLE "account" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"company" text NOT NULL,
	"phone" text NOT NULL,
	"accepted_gdpr" boolean NOT NULL,
	"role_ids" integer[] NOT NULL,
	"password_hash" text NOT NULL,
	"email_proved_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "attempt" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	CONSTRAINT "attempt_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "login_session" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_link" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"email" text NOT NULL,
	"profile" jsonb,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "password_link_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "verification_code" (
	"email" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"tries" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "account_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancellation" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "release_due" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "login_session" ADD CONSTRAINT "login_session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempt_age" ON "attempt" USING btree ("began_at");--> statement-breakpoint
CREATE INDEX "login_session_account" ON "login_session" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "login_session_age" ON "login_session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "password_link_open" ON "password_link" USING btree ("email") WHERE used_at IS NULL;--> statement-breakpoint
CREATE INDEX "verification_code_age" ON "verification_code" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_account" ON "orders" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "orders_contact" ON "orders" USING btree (lower(contact->>'email'));--> statement-breakpoint
CREATE INDEX "orders_release_due" ON "orders" USING btree ("ended_at") WHERE release_due;