/** A state or province: its code of ISO 3166-2 without the country, and its name. */
export type State = { code: string; name: string };

/**
 * By numeric country code, for the five countries whose addresses need a state (REGUS-041,
 * REGUS-046, A-131, B-059).
 */
const states = {
  36:
    'ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD ' +
    'Queensland|SA South Australia|TAS Tasmania|VIC Victoria|WA Western Australia',
  76:
    'AC Acre|AL Alagoas|AP Amapá|AM Amazonas|BA Bahia|CE Ceará|DF Distrito Federal|ES Espírito ' +
    'Santo|GO Goiás|MA Maranhão|MT Mato Grosso|MS Mato Grosso do Sul|MG Minas Gerais|PA Pará|PB ' +
    'Paraíba|PR Paraná|PE Pernambuco|PI Piauí|RJ Rio de Janeiro|RN Rio Grande do Norte|RS Rio ' +
    'Grande do Sul|RO Rondônia|RR Roraima|SC Santa Catarina|SP São Paulo|SE Sergipe|TO Tocantins',
  124:
    'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NT ' +
    'Northwest Territories|NS Nova Scotia|NU Nunavut|ON Ontario|PE Prince Edward Island|QC ' +
    'Quebec|SK Saskatchewan|YT Yukon',
  484:
    'AGU Aguascalientes|BCN Baja California|BCS Baja California Sur|CAM Campeche|CHP Chiapas|CHH ' +
    'Chihuahua|CMX Ciudad de México|COA Coahuila de Zaragoza|COL Colima|DUR Durango|GUA ' +
    'Guanajuato|GRO Guerrero|HID Hidalgo|JAL Jalisco|MEX México|MIC Michoacán de Ocampo|MOR ' +
    'Morelos|NAY Nayarit|NLE Nuevo León|OAX Oaxaca|PUE Puebla|QUE Querétaro|ROO Quintana Roo|SLP ' +
    'San Luis Potosí|SIN Sinaloa|SON Sonora|TAB Tabasco|TAM Tamaulipas|TLA Tlaxcala|VER Veracruz ' +
    'de Ignacio de la Llave|YUC Yucatán|ZAC Zacatecas',
  840:
    'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE ' +
    'Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN ' +
    'Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI ' +
    'Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New ' +
    'Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH ' +
    'Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South ' +
    'Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West ' +
    'Virginia|WI Wisconsin|WY Wyoming',
} as const;

/** A country's states, sorted by name; none for all other countries. */
export function officeStates(country: number): readonly State[] {
  const text = Object.entries(states).find(([number]) => Number(number) === country)?.[1];
  return (text?.split('|') ?? []).map((entry) => ({
    code: entry.slice(0, entry.indexOf(' ')),
    name: entry.slice(entry.indexOf(' ') + 1),
  }));
}
