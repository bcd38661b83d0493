<?php
/**
 * Plugin Name:       Foyer Booking
 * Description:       Shows the booking form of a Foyer host: a block, a shortcode, and one script on the pages that have them.
 * Version:           1.0.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * Author:            Foyer contributors
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       foyer-booking
 *
 * @package FoyerBooking
 */

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/tag.php';
require __DIR__ . '/settings.php';

add_action( 'init', 'foyer_booking_register' );

/** Registers the block and the shortcode, which draw the same tag. */
function foyer_booking_register() {
	register_block_type( __DIR__ . '/block', array( 'render_callback' => 'foyer_booking_block' ) );
	add_shortcode( 'foyer_booking', 'foyer_booking_shortcode' );
}

add_action( 'enqueue_block_editor_assets', 'foyer_booking_tell_editor' );

/** The editor names the venue of a block that has none of its own. */
function foyer_booking_tell_editor() {
	$told = wp_json_encode( array( 'venue' => foyer_booking_settings()['venue'] ), JSON_HEX_TAG | JSON_HEX_AMP );
	wp_add_inline_script( 'foyer-booking-editor-script', 'window.foyerBookingSettings = ' . $told . ';', 'before' );
}

/**
 * The tag in the wrapper of a block, which carries its alignment.
 *
 * @param array $attributes As `block/block.json` names them.
 * @return string HTML.
 */
function foyer_booking_block( $attributes ) {
	$tag = foyer_booking_tag( $attributes );
	return '' === $tag ? '' : '<div ' . get_block_wrapper_attributes() . '>' . $tag . '</div>';
}

/**
 * `[foyer_booking venue="grand-harbour-hotel" mode="button"]`.
 *
 * @param array|string $attributes An empty string where the shortcode has none.
 * @return string HTML.
 */
function foyer_booking_shortcode( $attributes ) {
	return foyer_booking_tag( is_array( $attributes ) ? $attributes : array() );
}
