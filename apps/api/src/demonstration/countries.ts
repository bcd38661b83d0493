/** What differs between countries: currency, tax, telephone, and food. */
export type Country = {
  currency: string;
  /** Units of the currency for one euro, for prices only. */
  rate: number;
  /** Prices are rounded to a multiple of this. */
  step: number;
  vatPercent: number;
  phone: string;
  /** Public holidays, `MM-DD`. */
  holidays: readonly string[];
  morning: readonly string[];
  lunch: readonly string[];
  afternoon: readonly string[];
  dinner: readonly string[];
};

const christmas = ['12-24', '12-25', '12-26', '01-01'];

export const countries = {
  FI: {
    currency: 'EUR',
    rate: 1,
    step: 0.5,
    vatPercent: 25.5,
    phone: '+358 9 5550',
    holidays: [...christmas, '12-06'],
    morning: [
      'Karelian pies with egg butter',
      'cardamom buns',
      'rye sandwiches and cucumber',
      'oat porridge with lingonberries',
    ],
    lunch: [
      'salmon soup with rye bread',
      'baked whitefish with dill potatoes',
      'mushroom casserole and pickled beetroot',
      'the lunch buffet with six salads',
    ],
    afternoon: [
      'cinnamon buns',
      'blueberry tart',
      'quark cake with sea buckthorn',
      'fruit and nuts',
    ],
    dinner: [
      'three courses with reindeer or celeriac',
      'a crayfish supper in season',
      'smoked fish from the grill shed',
      'a long table with archipelago bread',
    ],
  },
  SE: {
    currency: 'SEK',
    rate: 11.3,
    step: 10,
    vatPercent: 25,
    phone: '+46 8 465 004',
    holidays: [...christmas, '06-06', '06-19'],
    morning: [
      'cheese rolls and orange juice',
      'saffron rusks',
      'overnight oats with apple',
      'crispbread with västerbotten',
    ],
    lunch: [
      'herring three ways and new potatoes',
      'meatballs, or lentil ones, with lingonberries',
      'baked cod with brown butter',
      'a salad table with roasted roots',
    ],
    afternoon: ['cardamom twists', 'princess cake', 'chocolate balls in oats', 'rhubarb crumble'],
    dinner: [
      'three courses from Gotland',
      'a smörgåsbord of eleven dishes',
      'char with chanterelles',
      'a garden supper with elderflower',
    ],
  },
  DK: {
    currency: 'DKK',
    rate: 7.46,
    step: 5,
    vatPercent: 25,
    phone: '+45 33 55 01',
    holidays: [...christmas, '06-05'],
    morning: [
      'rolls with butter and cheese',
      'spandauer pastries',
      'skyr with toasted rye',
      'soft eggs and chives',
    ],
    lunch: [
      'open sandwiches, eleven kinds',
      'fishcakes with remoulade',
      'a cold table with warm frikadeller',
      'barley salad and smoked mackerel',
    ],
    afternoon: [
      'raspberry slices',
      'marzipan cake',
      'apple cake with cream',
      'liquorice and plums',
    ],
    dinner: [
      'plaice with parsley sauce and cake after',
      'five small courses, one of them seaweed',
      'roast pork on a platter',
      'a harbour supper on long benches',
    ],
  },
  NO: {
    currency: 'NOK',
    rate: 11.7,
    step: 10,
    vatPercent: 25,
    phone: '+47 22 55 01',
    holidays: [...christmas, '05-17'],
    morning: [
      'waffles with brown cheese',
      'flatbread and cured salmon',
      'oat rolls and gooseberry jam',
      'yoghurt with cloudberries',
    ],
    lunch: [
      'fish soup from Bergen',
      'lamb and cabbage, or cabbage alone',
      'prawns with bread and mayonnaise',
      'a hot counter with halibut',
    ],
    afternoon: [
      'almond cake',
      'school buns with coconut',
      'waffles again, by demand',
      'apples from Hardanger',
    ],
    dinner: [
      'three courses around stockfish',
      'reindeer fillet with juniper',
      'a shellfish table',
      'king crab for those who reserve it',
    ],
  },
  IS: {
    currency: 'ISK',
    rate: 145,
    step: 500,
    vatPercent: 24,
    phone: '+354 555 01',
    holidays: [...christmas, '06-17'],
    morning: [
      'skyr with crowberries',
      'rye bread baked in hot sand',
      'kleinur, still warm',
      'smoked trout on flatbread',
    ],
    lunch: [
      'lamb soup',
      'arctic char with barley',
      'cod with brown butter and capers',
      'greenhouse tomatoes in four forms',
    ],
    afternoon: [
      'pancakes with rhubarb',
      'liquorice cake',
      'happy-marriage cake',
      'tomato jam on cheese',
    ],
    dinner: [
      'langoustine in three courses',
      'lamb from the north with angelica',
      'a fish pan for the whole table',
      'volcano bread and a seven-herb salad',
    ],
  },
  DE: {
    currency: 'EUR',
    rate: 1,
    step: 1,
    vatPercent: 19,
    phone: '+49 30 23125',
    holidays: [...christmas, '05-01', '10-03'],
    morning: [
      'butter pretzels',
      'quark with stewed cherries',
      'seeded rolls with cress',
      'Franzbrötchen',
    ],
    lunch: [
      'Maultaschen in broth',
      'roast char with potato salad',
      'vegetable strudel and herb sauce',
      'the market buffet with two hot dishes',
    ],
    afternoon: ['plum sheet cake', 'apple strudel', 'poppy-seed tart', 'cheesecake from the tin'],
    dinner: [
      'three courses with Spreewald vegetables',
      'an asparagus supper in season',
      'a grill evening in the yard',
      'venison, or mushrooms, with dumplings',
    ],
  },
  PL: {
    currency: 'PLN',
    rate: 4.3,
    step: 5,
    vatPercent: 23,
    phone: '+48 22 555 01',
    holidays: [...christmas, '05-03', '11-11'],
    morning: [
      'bagels with white cheese',
      'poppy-seed rolls',
      'scrambled eggs with chives',
      'rosehip doughnuts',
    ],
    lunch: [
      'pierogi, three fillings',
      'sour rye soup and roast duck leg',
      'beetroot broth and potato pancakes',
      'zander with dill',
    ],
    afternoon: [
      'cheesecake with raisins',
      'apple pie, warm',
      'gingerbread from Toruń',
      'plums in chocolate',
    ],
    dinner: [
      'four courses with buckwheat',
      'a bonfire supper with rye bread',
      'wild mushrooms in all courses',
      'trout from the Tatra streams',
    ],
  },
  GB: {
    currency: 'GBP',
    rate: 0.86,
    step: 0.5,
    vatPercent: 20,
    phone: '+44 20 7946 0',
    holidays: ['12-25', '12-26', '01-01'],
    morning: [
      'bacon or mushroom rolls',
      'toasted crumpets',
      'porridge with golden syrup',
      'pastries and blood orange',
    ],
    lunch: [
      'a ploughman’s table',
      'chicken or leek pie',
      'sandwiches with the crusts on',
      'grilled mackerel and new potatoes',
    ],
    afternoon: [
      'scones with jam first',
      'Victoria sponge',
      'lemon drizzle',
      'shortbread and pears',
    ],
    dinner: [
      'roast rib, or roast squash, and trimmings',
      'a curry supper',
      'three courses with English fizz',
      'fish pie, peas and a pudding',
    ],
  },
  FR: {
    currency: 'EUR',
    rate: 1,
    step: 1,
    vatPercent: 20,
    phone: '+33 1 99 00 10',
    holidays: ['12-25', '01-01', '05-01', '07-14'],
    morning: [
      'croissants and salted butter',
      'brioche with pralines',
      'madeleines',
      'baguette and apricot jam',
    ],
    lunch: [
      'quiche and a sharp salad',
      'poached trout with sorrel',
      'two courses in the garden',
      'a cheese table with walnut bread',
    ],
    afternoon: [
      'lemon tarts',
      'choux with coffee cream',
      'clafoutis of the month',
      'almond tuiles',
    ],
    dinner: [
      'three courses by the fire',
      'duck, or lentils, from the Drôme',
      'a cellar supper with four wines',
      'onion soup at the long table',
    ],
  },
  IT: {
    currency: 'EUR',
    rate: 1,
    step: 1,
    vatPercent: 22,
    phone: '+39 02 5550 1',
    holidays: ['12-25', '12-26', '01-01', '08-15'],
    morning: ['cornetti', 'focaccia squares', 'ricotta and honey'],
    lunch: ['risotto with saffron', 'vitello tonnato and greens', 'aubergine in layers'],
    afternoon: ['sbrisolona', 'gelato on the stairs', 'peaches with amaretti'],
    dinner: ['four courses and a grappa', 'tagliatelle at one long table', 'a kitchen supper'],
  },
  ES: {
    currency: 'EUR',
    rate: 1,
    step: 1,
    vatPercent: 21,
    phone: '+34 93 555 01',
    holidays: ['12-25', '01-01', '01-06', '09-11'],
    morning: ['bread with tomato', 'ensaimadas', 'tortilla, still warm'],
    lunch: ['rice from the pan at two', 'cod with samfaina', 'escalivada and grilled cuttlefish'],
    afternoon: ['orange cake', 'fig rolls', 'iced horchata'],
    dinner: ['twelve tapas', 'suquet for the table', 'grilled vegetables and romesco'],
  },
  LV: {
    currency: 'EUR',
    rate: 1,
    step: 0.5,
    vatPercent: 21,
    phone: '+371 6755 50',
    holidays: [...christmas, '06-23', '11-18'],
    morning: ['bacon buns', 'cottage cheese with caraway', 'black bread and honey'],
    lunch: ['grey peas and smoked ham', 'sprats, beet and egg', 'chanterelle stew'],
    afternoon: ['rye-bread trifle', 'honey cake', 'currant kissel'],
    dinner: ['Baltic herring in four courses', 'duck with quince', 'a midsummer table'],
  },
  NL: {
    currency: 'EUR',
    rate: 1,
    step: 0.5,
    vatPercent: 21,
    phone: '+31 20 555 01',
    holidays: ['12-25', '12-26', '01-01', '04-27'],
    morning: ['currant bread', 'cheese rolls and buttermilk', 'ginger cake'],
    lunch: ['croquettes on white bread', 'pea soup', 'a rice table in small'],
    afternoon: ['stroopwafels', 'apple tart with cream', 'buttered almond cake'],
    dinner: ['satay and seven sides', 'North Sea sole', 'three courses from the polder'],
  },
  US: {
    currency: 'USD',
    rate: 1.08,
    step: 1,
    vatPercent: 8.875,
    phone: '+1 212 555 01',
    holidays: ['12-25', '01-01', '07-04'],
    morning: ['bagels and schmear', 'banana bread', 'egg sandwiches'],
    lunch: ['dumplings, six kinds', 'a deli table', 'grain bowls'],
    afternoon: ['black-and-white cookies', 'popcorn and apples', 'cheesecake squares'],
    dinner: ['family-style Cantonese', 'steak frites', 'a rooftop cook-out'],
  },
} as const satisfies Record<string, Country>;

export type CountryCode = keyof typeof countries;

export function isCountryCode(code: string): code is CountryCode {
  return Object.hasOwn(countries, code);
}

/** Euros converted to the country's currency, and rounded to its price step. */
export function localPrice(euros: number, country: Country): number {
  const price = Math.max(
    country.step,
    Math.round((euros * country.rate) / country.step) * country.step,
  );
  return Math.round(price * 100) / 100;
}
