# Installs ctx-sys for one user on Windows, or takes it away again.
#
#   irm {{.Home}}/releases/latest/download/install.ps1 | iex
#   .\install.ps1 [-Prefix DIR] [-Version V] [-From URL] [-Uninstall]
param(
	[string]$Prefix = (Join-Path $env:LOCALAPPDATA 'Programs\ctx-sys'),
	[string]$Version = '{{.Version}}',
	[string]$From = '',
	[switch]$Uninstall
)
$ErrorActionPreference = 'Stop'
$program = Join-Path $Prefix 'ctx-sys.exe'

if ($Uninstall) {
	foreach ($name in 'ctx-sys.exe', 'LICENSE', 'README.md', 'THIRD_PARTY_LICENSES.txt') {
		Remove-Item -Force -ErrorAction SilentlyContinue (Join-Path $Prefix $name)
	}
	$path = [Environment]::GetEnvironmentVariable('Path', 'User')
	[Environment]::SetEnvironmentVariable('Path', (($path -split ';' | Where-Object { $_ -and $_ -ne $Prefix }) -join ';'), 'User')
	Write-Output "removed $program; indexes, memories and settings are kept"
	return
}

$arch = if ($env:PROCESSOR_ARCHITECTURE -eq 'ARM64') { 'arm64' } else { 'amd64' }
$archive = "ctx-sys_${Version}_windows_$arch.zip"
if (-not $From) { $From = "{{.Home}}/releases/download/v$Version" }
$dir = Join-Path ([IO.Path]::GetTempPath()) ([IO.Path]::GetRandomFileName())
New-Item -ItemType Directory $dir | Out-Null
try {
	Invoke-WebRequest -UseBasicParsing "$From/checksums.txt" -OutFile (Join-Path $dir 'checksums.txt')
	$line = Get-Content (Join-Path $dir 'checksums.txt') | Where-Object { $_.EndsWith("  $archive") }
	if (-not $line) { throw "$From has no $archive" }
	$zip = Join-Path $dir 'archive.zip'
	Invoke-WebRequest -UseBasicParsing "$From/$archive" -OutFile $zip
	$sum = (Get-FileHash -Algorithm SHA256 $zip).Hash
	if ($sum -ne ($line -split ' ')[0]) { throw "$archive is not what checksums.txt says. Nothing was installed" }
	New-Item -ItemType Directory -Force $Prefix | Out-Null
	Expand-Archive -Force $zip $Prefix
} finally {
	Remove-Item -Recurse -Force $dir
}
$path = [Environment]::GetEnvironmentVariable('Path', 'User')
if (($path -split ';') -notcontains $Prefix) {
	[Environment]::SetEnvironmentVariable('Path', "$path;$Prefix", 'User')
}
Write-Output "installed $(& $program version)"
Write-Output "       in $program; open another terminal, and in a repository run: ctx-sys index"
