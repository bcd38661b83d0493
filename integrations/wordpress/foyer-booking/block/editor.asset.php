<?php
/**
 * What `editor.js` needs; WordPress reads this file beside it.
 *
 * @package FoyerBooking
 */

defined( 'ABSPATH' ) || exit;

return array(
	'dependencies' => array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element', 'wp-i18n' ),
	'version'      => '1.0.0',
);
