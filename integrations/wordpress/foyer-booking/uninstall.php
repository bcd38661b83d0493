<?php
/**
 * Removes the option, at each site of a network.
 *
 * @package FoyerBooking
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

if ( is_multisite() ) {
	$foyer_booking_sites = get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	);
	foreach ( $foyer_booking_sites as $foyer_booking_site ) {
		delete_blog_option( $foyer_booking_site, 'foyer_booking' );
	}
} else {
	delete_option( 'foyer_booking' );
}
