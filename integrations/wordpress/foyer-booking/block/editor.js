// The block in the editor: fields, and a box in place of the tag. Written without JSX, so that it
// needs no build.
(({ blocks, blockEditor, components, element, i18n }) => {
  const { createElement, Fragment } = element;
  const { __ } = i18n;
  const fields = [
    { name: 'venue', label: __('Venue', 'foyer-booking') },
    { name: 'mode', label: __('Mode', 'foyer-booking'), choices: ['inline', 'button', 'popup'] },
    { name: 'label', label: __('Text of the button', 'foyer-booking') },
    { name: 'language', label: __('Language', 'foyer-booking') },
    { name: 'scheme', label: __('Colours', 'foyer-booking'), choices: ['light', 'dark', 'auto'] },
    { name: 'type', label: __('Offers', 'foyer-booking'), choices: ['room', 'package'] },
    { name: 'delegates', label: __('Delegates', 'foyer-booking') },
    { name: 'meetingLength', label: __('Length in hours', 'foyer-booking') },
    { name: 'discountCode', label: __('Discount code', 'foyer-booking') },
    { name: 'checkout', label: __('Checkout', 'foyer-booking'), choices: ['here', 'tab'] },
  ];

  function Edit({ attributes, setAttributes }) {
    const field = ({ name, label, choices }) =>
      createElement(choices ? components.SelectControl : components.TextControl, {
        key: name,
        label,
        value: attributes[name],
        onChange: (value) => setAttributes({ [name]: value }),
        ...(choices && {
          options: ['', ...choices].map((value) => ({
            value,
            label: value || __('Default', 'foyer-booking'),
          })),
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
          instructions:
            attributes.venue || __('The default venue of the settings.', 'foyer-booking'),
        }),
      ),
    );
  }

  // A server draws the block: the post keeps its attributes only.
  blocks.registerBlockType('foyer/booking', { edit: Edit, save: () => null });
})(window.wp);
