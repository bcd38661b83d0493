/**
 * How the vault's frame is set up; it ends on one of two pages of ours, the first with the token in
 * place of `{cardToken}`.
 */
type CardFrameSetup = {
  securityCode: true;
  success: string;
  failure: string;
  language: string;
};

const capturePath = '/apiv2/getcardtoken';
const endings = {
  success: `${capturePath}/success?cardToken={cardToken}`,
  failure: `${capturePath}/failure`,
} as const;

export type OfficeCardFrame = CardFrameSetup & { brand: string; accessToken: string };

/**
 * The frame of the office: brand and access token of the operator, security code asked for
 * (REGUS-047, A-126).
 */
export const officeCardFrame = (
  operator: { brand: string; accessToken: string },
  language: string,
): OfficeCardFrame => ({ ...operator, securityCode: true, ...endings, language });
