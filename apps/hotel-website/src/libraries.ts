/** Libraries that hotels' pages have, by the names under which the website serves them. */
export const libraries = {
  'bootstrap.css': packaged('bootstrap/dist/css/bootstrap.min.css'),
  'tailwind-preflight.css': packaged('tailwindcss/preflight.css'),
  'jquery.js': packaged('jquery/dist/jquery.min.js'),
  'react.js': packaged('react/umd/react.production.min.js'),
  'react-dom.js': packaged('react-dom/umd/react-dom.production.min.js'),
  'vue.js': packaged('vue/dist/vue.global.prod.js'),
} as const;

/** The packages do not export their files for browsers. */
function packaged(file: string): URL {
  return new URL(`../node_modules/${file}`, import.meta.url);
}

export const library = (name: keyof typeof libraries): string => `/libraries/${name}`;
