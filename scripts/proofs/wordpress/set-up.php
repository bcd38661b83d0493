<?php
// Run by the proof: php set-up.php SITE-FOLDER WEBSITE FOYER-HOST. Installs the plugin that the host
// serves, activates it, sets its option as the settings page does, makes the pages, and prints their addresses as JSON.
[ , $folder, $website, $foyer ] = $argv;
$_SERVER['HTTP_HOST']           = preg_replace( '#^https?://#', '', $website );
require $folder . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/admin.php';

require ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
$zip = wp_tempnam( 'foyer-booking.zip' );
file_put_contents( $zip, file_get_contents( $foyer . '/embed/foyer-booking.zip' ) );
$upgrader = new Plugin_Upgrader( new Automatic_Upgrader_Skin() );
if ( true !== $upgrader->install( $zip ) ) {
	fwrite( STDERR, implode( "\n", $upgrader->skin->get_upgrade_messages() ) );
	exit( 1 );
}

$problem = activate_plugin( 'foyer-booking/foyer-booking.php' );
if ( is_wp_error( $problem ) ) {
	fwrite( STDERR, $problem->get_error_message() );
	exit( 1 );
}
switch_theme( 'twentytwentythree' );
update_option( 'permalink_structure', '/%postname%/' );
flush_rewrite_rules();
foyer_booking_register_settings();
update_option(
	'foyer_booking',
	array(
		'host'  => $foyer . '/en/',
		'venue' => 'grand-harbour-hotel',
	)
);

$contents  = array(
	'shortcode' => '[foyer_booking venue="grand-harbour-hotel" mode="button" label="Book here"]',
	'block'     => '<!-- wp:foyer/booking {"align":"wide","delegates":"8"} /-->',
	'hostile'   => '[foyer_booking venue=\'x" onmouseover="document.title=1\' label="&lt;img src=x onerror=document.title=1&gt;" onclick="1" mode="window"]',
	'none'      => '<p>No booking form.</p>',
);
$addresses = array();
foreach ( $contents as $name => $content ) {
	$page               = wp_insert_post(
		array(
			'post_type'    => 'page',
			'post_status'  => 'publish',
			'post_title'   => $name,
			'post_content' => wp_slash( $content ),
		)
	);
	$addresses[ $name ] = get_permalink( $page );
}
echo wp_json_encode(
	array(
		'host'  => foyer_booking_settings()['host'],
		'pages' => $addresses,
	)
);
