<?php
// For PHP's own server: files as they are, an index.php of a folder, else WordPress.
$path = $_SERVER['DOCUMENT_ROOT'] . parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH );
if ( is_file( $path ) ) {
	return false;
}
$index = is_dir( $path ) ? rtrim( $path, '/' ) . '/index.php' : '';
if ( ! is_file( $index ) ) {
	$index = $_SERVER['DOCUMENT_ROOT'] . '/index.php';
}
$_SERVER['SCRIPT_NAME']     = substr( $index, strlen( $_SERVER['DOCUMENT_ROOT'] ) );
$_SERVER['SCRIPT_FILENAME'] = $index;
$_SERVER['PHP_SELF']        = $_SERVER['SCRIPT_NAME'];
chdir( dirname( $index ) );
require $index;
