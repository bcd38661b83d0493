<?php
/**
 * The tag as HTML, and its script.
 *
 * @package FoyerBooking
 */

defined( 'ABSPATH' ) || exit;

/**
 * The attributes of the tag; a list says which values there are.
 *
 * @return array<string, string[]|null>
 */
function foyer_booking_attributes() {
	return array(
		'venue'          => null,
		'site'           => null,
		'language'       => null,
		'mode'           => array( 'inline', 'button', 'popup' ),
		'label'          => null,
		'scheme'         => array( 'light', 'dark', 'auto' ),
		'type'           => array( 'room', 'package' ),
		'delegates'      => null,
		'meeting-length' => null,
		'datetime'       => null,
		'end-datetime'   => null,
		'layout'         => null,
		'discount-code'  => null,
		'consent'        => array( 'granted', 'denied', 'pending' ),
		'checkout'       => array( 'here', 'tab' ),
	);
}

/**
 * The tag with a link for visitors without scripts. Its script is printed on this page, once.
 *
 * @param array $given Settings by their names in HTML or in camelCase. What is unknown is left out.
 * @return string HTML; empty where host or venue are not set, with a sentence for who can set them.
 */
function foyer_booking_tag( $given ) {
	$settings = foyer_booking_settings();
	$values   = array();
	foreach ( $given as $name => $value ) {
		$name  = strtolower( preg_replace( '/[A-Z]/', '-$0', (string) $name ) );
		$value = is_scalar( $value ) ? trim( (string) $value ) : '';
		$known = foyer_booking_attributes();
		if ( '' === $value || ! array_key_exists( $name, $known ) ) {
			continue;
		}
		if ( null === $known[ $name ] || in_array( $value, $known[ $name ], true ) ) {
			$values[ $name ] = $value;
		}
	}
	$values += array( 'venue' => $settings['venue'] );
	if ( '' === $settings['host'] || '' === $values['venue'] ) {
		return foyer_booking_missing();
	}
	foyer_booking_enqueue( $settings['host'] );
	$html = '';
	foreach ( $values as $name => $value ) {
		$html .= sprintf( ' %s="%s"', esc_attr( $name ), esc_attr( $value ) );
	}
	return sprintf(
		'<foyer-booking%s><a href="%s">%s</a></foyer-booking>',
		$html,
		esc_url( $settings['host'] . '/' . rawurlencode( $values['venue'] ) ),
		esc_html( $values['label'] ?? __( 'Book a meeting room', 'foyer-booking' ) )
	);
}

/**
 * Tells an administrator what is missing, and visitors nothing.
 *
 * @return string HTML.
 */
function foyer_booking_missing() {
	if ( ! current_user_can( 'manage_options' ) ) {
		return '';
	}
	return sprintf(
		'<p><a href="%s">%s</a></p>',
		esc_url( admin_url( 'options-general.php?page=foyer-booking' ) ),
		esc_html__( 'Foyer Booking: set the host and a venue. Only administrators see this line.', 'foyer-booking' )
	);
}

/**
 * A page without a tag gets no script. It has no version parameter: the host says how long it is kept.
 *
 * @param string $host Origin of the host.
 */
function foyer_booking_enqueue( $host ) {
	wp_enqueue_script(
		'foyer-booking',
		esc_url_raw( $host . '/embed.js' ),
		array(),
		// phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion -- The host’s own headers decide.
		null,
		array(
			'strategy'  => 'async',
			'in_footer' => true,
		)
	);
}

add_action( 'wp_enqueue_scripts', 'foyer_booking_below_bar' );

/**
 * What stays in view stands below the bar of users who are logged in; on phones the bar does not stay.
 * The rule comes with that of the bar, and gives way to every rule of the page.
 */
function foyer_booking_below_bar() {
	wp_add_inline_style(
		'admin-bar',
		':where(:root) { --foyer-top: var(--wp-admin--admin-bar--height); }' .
		'@media (max-width: 600px) { :where(:root) { --foyer-top: 0px; } }'
	);
}

add_filter( 'script_loader_tag', 'foyer_booking_async', 10, 2 );

/**
 * WordPress before 6.3 knows no loading strategy.
 *
 * @param string $html   The script element.
 * @param string $handle Its name.
 * @return string HTML.
 */
function foyer_booking_async( $html, $handle ) {
	$needs = 'foyer-booking' === $handle && ! preg_match( '/\sasync\b/', $html );
	return $needs ? str_replace( '<script ', '<script async ', $html ) : $html;
}
