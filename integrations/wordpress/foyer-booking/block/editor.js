// The block in the editor: fields, and a box in place of the tag. Written without JSX, so that it
// needs no build.
(({ blocks, blockEditor, components, element, i18n }, settings) => {
  const { createElement, Fragment } = element;
  const { __, sprintf } = i18n;
  const fields = [
    { name: 'venue', label: __('Venue', 'foyer-booking'), placeholder: settings.venue },
    {
      name: 'mode',
      label: __('Shown as', 'foyer-booking'),
      choices: {
        inline: __('The form in the page', 'foyer-booking'),
        button: __('A button that opens a dialog', 'foyer-booking'),
        popup: __('A floating button', 'foyer-booking'),
      },
    },
    { name: 'label', label: __('Text of the button', 'foyer-booking') },
    { name: 'language', label: __('Language', 'foyer-booking') },
    {
      name: 'scheme',
      label: __('Colours', 'foyer-booking'),
      choices: {
        light: __('Light', 'foyer-booking'),
        dark: __('Dark', 'foyer-booking'),
        auto: __('As the visitor’s system', 'foyer-booking'),
      },
    },
    {
      name: 'type',
      label: __('Listed first', 'foyer-booking'),
      choices: {
        room: __('Rooms', 'foyer-booking'),
        package: __('Packages', 'foyer-booking'),
      },
    },
    { name: 'delegates', label: __('Number of people', 'foyer-booking') },
    { name: 'meetingLength', label: __('Length in hours', 'foyer-booking') },
    { name: 'discountCode', label: __('Discount code', 'foyer-booking') },
    {
      name: 'checkout',
      label: __('Checkout', 'foyer-booking'),
      choices: {
        here: __('In this page', 'foyer-booking'),
        tab: __('In a new tab', 'foyer-booking'),
      },
    },
  ];

  const venueOfSettings = settings.venue
    ? // translators: %s: the alias of a venue
      sprintf(__('%s, the default venue of the settings.', 'foyer-booking'), settings.venue)
    : __('No venue: enter one here, or a default venue in the settings.', 'foyer-booking');

  function Edit({ attributes, setAttributes }) {
    const field = ({ name, label, placeholder, choices }) =>
      createElement(choices ? components.SelectControl : components.TextControl, {
        key: name,
        label,
        value: attributes[name],
        placeholder,
        onChange: (value) => setAttributes({ [name]: value }),
        ...(choices && {
          options: Object.entries({ '': __('Default', 'foyer-booking'), ...choices }).map(
            ([value, text]) => ({ value, label: text }),
          ),
        }),
      });
    const panel = createElement(
      components.PanelBody,
      { title: __('Booking', 'foyer-booking') },
      fields.map(field),
    );
    return createElement(
      Fragment,
      null,
      createElement(blockEditor.InspectorControls, null, panel),
      createElement(
        'div',
        blockEditor.useBlockProps(),
        createElement(components.Placeholder, {
          icon: 'calendar-alt',
          label: __('Foyer Booking', 'foyer-booking'),
          instructions: attributes.venue || venueOfSettings,
        }),
      ),
    );
  }

  // A server draws the block: the post keeps its attributes only.
  // A new one is wide: in the column of an article the list has no room beside the form. A variation and
  // no default of the attribute, which would widen the blocks of pages that were written before.
  const wide = {
    name: 'wide',
    title: __('Foyer Booking', 'foyer-booking'),
    isDefault: true,
    attributes: { align: 'wide' },
  };
  blocks.registerBlockType('foyer/booking', {
    edit: Edit,
    save: () => null,
    variations: [wide],
  });
})(window.wp, window.foyerBookingSettings);
