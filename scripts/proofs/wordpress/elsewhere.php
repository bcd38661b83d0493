<?php
// Run by the proof: php elsewhere.php SITE-FOLDER WEBSITE. Prints what the settings page would say, were this website
// at an address that the host does not list.
[ , $folder, $website ] = $argv;
$_SERVER['HTTP_HOST']   = preg_replace( '#^https?://#', '', $website );
require $folder . '/wp-load.php';
// What PHP 8.1 calls deprecated in WordPress 6.1 itself.
error_reporting( E_ALL & ~E_DEPRECATED );
add_filter( 'home_url', fn() => 'https://elsewhere.example' );
echo foyer_booking_state()['text'];
