<?php
// Run by the proof: php uninstall.php SITE-FOLDER WEBSITE. Prints what is left of the option.
[ , $folder, $website ] = $argv;
$_SERVER['HTTP_HOST']   = preg_replace( '#^https?://#', '', $website );
require $folder . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/admin.php';
deactivate_plugins( 'foyer-booking/foyer-booking.php' );
uninstall_plugin( 'foyer-booking/foyer-booking.php' );
echo wp_json_encode( get_option( 'foyer_booking', 'gone' ) );
