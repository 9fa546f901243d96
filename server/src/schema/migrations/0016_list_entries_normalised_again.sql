-- E-mail addresses and telephone numbers are normalised further: entries whose form may differ are normalised and hashed again at the next start
-- (intelligence/lists/rehash.ts). All others keep their key and match without a pause.
UPDATE list_entries SET match_key = NULL
WHERE list_type = 'email' AND (
    value ~ '@(proton\.me|pm\.me|protonmail\.(com|ch)|me\.com|mac\.com|ya\.ru|narod\.ru|yandex\.)'
    OR value ~ '-.*@(yahoo|ymail|y7mail|rocketmail)\.'
    OR value ~ '@[^@.]+\.[^@.]+\.'
  )
  OR list_type = 'phone' AND value !~ '^\+(52[2-9]\d{9}|55[1-9]{2}(9\d{8}|[2-5]\d{7})|57[36]\d{9}|56[2-9]\d{8}|54(11|[23]\d)\d{8}|51\d{8,9}|593\d+|598\d+|1[2-9]\d{2}[2-9]\d{6})$';
