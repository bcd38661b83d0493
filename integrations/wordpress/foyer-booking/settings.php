<?php
/**
 * Settings → Foyer Booking: the host, and the venue of tags that name none.
 *
 * @package FoyerBooking
 */

defined( 'ABSPATH' ) || exit;

/**
 * The stored settings.
 *
 * @return array{host: string, venue: string}
 */
function foyer_booking_settings() {
	$stored = get_option( 'foyer_booking', array() );
	$stored = is_array( $stored ) ? $stored : array();
	return array(
		'host'  => (string) ( $stored['host'] ?? '' ),
		'venue' => (string) ( $stored['venue'] ?? '' ),
	);
}

/**
 * The origin of an address: `https://booking.example.com/en/` is `https://booking.example.com`.
 *
 * @param string $address As somebody typed it.
 * @return string Empty where it is no address of the web.
 */
function foyer_booking_origin( $address ) {
	$parts = wp_parse_url( trim( $address ) );
	if ( ! is_array( $parts ) || ! in_array( $parts['scheme'] ?? '', array( 'http', 'https' ), true ) ) {
		return '';
	}
	$host = strtolower( $parts['host'] ?? '' );
	$port = isset( $parts['port'] ) ? ':' . $parts['port'] : '';
	return preg_match( '/^[a-z0-9.-]+$/', $host ) ? $parts['scheme'] . '://' . $host . $port : '';
}

/**
 * Checks what the form sends. A wrong host leaves the stored one.
 *
 * @param mixed $sent The form’s fields.
 * @return array{host: string, venue: string}
 */
function foyer_booking_checked( $sent ) {
	$sent  = is_array( $sent ) ? $sent : array();
	$typed = trim( (string) ( $sent['host'] ?? '' ) );
	$host  = foyer_booking_origin( $typed );
	if ( '' === $host && '' !== $typed ) {
		add_settings_error(
			'foyer_booking',
			'host',
			__( 'The host has to be an address such as https://booking.example.com.', 'foyer-booking' )
		);
		$host = foyer_booking_settings()['host'];
	}
	$venue = trim( sanitize_text_field( (string) ( $sent['venue'] ?? '' ) ) );
	if ( preg_match( '/[\s\/?#]/', $venue ) ) {
		add_settings_error(
			'foyer_booking',
			'venue',
			__( 'The venue has to be the last part of its address, such as grand-harbour-hotel, and not its name.', 'foyer-booking' )
		);
		$venue = foyer_booking_settings()['venue'];
	}
	return array(
		'host'  => $host,
		'venue' => $venue,
	);
}

add_action( 'admin_init', 'foyer_booking_register_settings' );

/** Two fields in one option. */
function foyer_booking_register_settings() {
	register_setting(
		'foyer_booking',
		'foyer_booking',
		array(
			'type'              => 'array',
			'sanitize_callback' => 'foyer_booking_checked',
		)
	);
	add_settings_section( 'foyer_booking', '', '__return_null', 'foyer-booking' );
	$fields = array(
		'host'  => array(
			'label' => __( 'Host', 'foyer-booking' ),
			'type'  => 'url',
			'hint'  => sprintf(
				/* translators: %s: the origin of this website, such as https://www.hotel.example */
				__( 'The address of your booking pages, such as https://booking.example.com. Its operator has to list this website: %s', 'foyer-booking' ),
				foyer_booking_origin( home_url() )
			),
		),
		'venue' => array(
			'label' => __( 'Default venue', 'foyer-booking' ),
			'type'  => 'text',
			'hint'  => __( 'The last part of the venue’s address, such as grand-harbour-hotel.', 'foyer-booking' ),
		),
	);
	foreach ( $fields as $name => $field ) {
		add_settings_field(
			$name,
			esc_html( $field['label'] ),
			'foyer_booking_field',
			'foyer-booking',
			'foyer_booking',
			array(
				'name'      => $name,
				'type'      => $field['type'],
				'hint'      => $field['hint'],
				'label_for' => 'foyer-booking-' . $name,
			)
		);
	}
}

/**
 * One field of the form.
 *
 * @param array $field As above.
 */
function foyer_booking_field( $field ) {
	printf(
		'<input class="regular-text" type="%s" id="%s" name="foyer_booking[%s]" value="%s"><p class="description">%s</p>',
		esc_attr( $field['type'] ),
		esc_attr( $field['label_for'] ),
		esc_attr( $field['name'] ),
		esc_attr( foyer_booking_settings()[ $field['name'] ] ),
		esc_html( $field['hint'] )
	);
}

add_filter( 'plugin_action_links_' . plugin_basename( __DIR__ . '/foyer-booking.php' ), 'foyer_booking_links' );

/**
 * A link to the settings in the plugin’s row.
 *
 * @param string[] $links Those of WordPress.
 * @return string[]
 */
function foyer_booking_links( $links ) {
	array_unshift(
		$links,
		sprintf( '<a href="%s">%s</a>', esc_url( admin_url( 'options-general.php?page=foyer-booking' ) ), esc_html__( 'Settings', 'foyer-booking' ) )
	);
	return $links;
}

add_action( 'admin_menu', 'foyer_booking_menu' );

/** Adds the page. */
function foyer_booking_menu() {
	add_options_page(
		__( 'Foyer Booking', 'foyer-booking' ),
		__( 'Foyer Booking', 'foyer-booking' ),
		'manage_options',
		'foyer-booking',
		'foyer_booking_page'
	);
}

/**
 * Asks the host what a visitor’s browser will ask it: may this website show this venue?
 *
 * @return array{type: string, text: string}|null Null while the host or the venue is not set.
 */
function foyer_booking_state() {
	$settings = foyer_booking_settings();
	if ( '' === $settings['host'] || '' === $settings['venue'] ) {
		return null;
	}
	$website = foyer_booking_origin( home_url() );
	// The status alone says it, and the body is the whole form.
	$answer = wp_remote_head(
		$settings['host'] . '/embed/1/start?venue=' . rawurlencode( $settings['venue'] ),
		array( 'headers' => array( 'Origin' => $website ) )
	);
	$status = wp_remote_retrieve_response_code( $answer );
	if ( is_wp_error( $answer ) ) {
		$type = 'warning';
		$text = sprintf(
			/* translators: 1: the host, 2: what went wrong */
			__( '%1$s does not answer this server: %2$s', 'foyer-booking' ),
			$settings['host'],
			$answer->get_error_message()
		);
	} elseif ( '' === wp_remote_retrieve_header( $answer, 'access-control-allow-origin' ) ) {
		$type = 'error';
		/* translators: 1: the host, 2: a status of HTTP */
		$text = sprintf( __( '%1$s does not answer as a Foyer host does (%2$s).', 'foyer-booking' ), $settings['host'], $status );
	} elseif ( 403 === $status ) {
		$type = 'error';
		/* translators: 1: the host, 2: the origin of this website */
		$text = sprintf( __( '%1$s does not show its form on %2$s yet: ask its operator to list this address.', 'foyer-booking' ), $settings['host'], $website );
	} elseif ( 404 === $status ) {
		$type = 'error';
		/* translators: 1: the host, 2: the alias of a venue */
		$text = sprintf( __( '%1$s knows no venue %2$s.', 'foyer-booking' ), $settings['host'], $settings['venue'] );
	} elseif ( 200 === $status ) {
		$type = 'success';
		/* translators: 1: the alias of a venue, 2: the origin of this website */
		$text = sprintf( __( '%1$s can be booked on %2$s. Add the block “Foyer Booking” to a page.', 'foyer-booking' ), $settings['venue'], $website );
	} else {
		$type = 'warning';
		/* translators: 1: the host, 2: a status of HTTP */
		$text = sprintf( __( '%1$s cannot show the form just now (%2$s).', 'foyer-booking' ), $settings['host'], $status );
	}
	return array(
		'type' => $type,
		'text' => $text,
	);
}

/** The page; WordPress shows it to those who may manage options. */
function foyer_booking_page() {
	$state = foyer_booking_state();
	echo '<div class="wrap"><h1>' . esc_html__( 'Foyer Booking', 'foyer-booking' ) . '</h1>';
	if ( null !== $state ) {
		printf( '<div class="notice inline notice-%s"><p>%s</p></div>', esc_attr( $state['type'] ), esc_html( $state['text'] ) );
	}
	echo '<form method="post" action="options.php">';
	settings_fields( 'foyer_booking' );
	do_settings_sections( 'foyer-booking' );
	submit_button();
	echo '</form></div>';
}
